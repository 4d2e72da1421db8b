/** How strong the person is beside the levels of a game, and whom they are offered next. */
import { LEVELS, type LevelName } from '@escarmouche/engine/bots';
import { playerName } from '@escarmouche/words';
import { textsOf } from '../app/strings/index.ts';
import { Button } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { forget, levelFor, useStrength } from './strength.ts';

const texts = textsOf({
  en: {
    text: (at: string, matches: number, level: string): string =>
      `You, against the characters of this game: about level ${at}, by ${matches === 1 ? 'one match' : `${matches} matches`}. Offered next: ${level}.`,
    take: 'Take this one',
    forget: 'Forget that',
  },
  fr: {
    text: (at: string, matches: number, level: string): string =>
      `Vous, face aux personnages de ce jeu\u00a0: niveau ${at} environ, d’après ${matches === 1 ? 'une partie' : `${matches} parties`}. Proposé ensuite\u00a0: ${level}.`,
    take: 'Prendre celui-ci',
    forget: 'Oublier cela',
  },
});

/** @param onTake takes the level offered, where it is not the one that `value` is already */
export function StrengthLine({
  game,
  value,
  onTake,
}: {
  game: string;
  value?: LevelName | undefined;
  onTake?: (level: LevelName) => void;
}) {
  const t = texts.use();
  const { lang } = useSettings();
  const strength = useStrength(game);
  if (strength.matches === 0) return null;
  const offered = levelFor(strength);
  const at = Math.min(LEVELS.length, Math.max(0, strength.at)).toLocaleString(lang, { maximumFractionDigits: 1 });
  return (
    <p className="field-hint" data-strength>
      {t.text(at, strength.matches, playerName(lang, offered))}{' '}
      {onTake !== undefined && offered !== value && (
        <Button kind="quiet" onClick={() => onTake(offered)}>
          {t.take}
        </Button>
      )}
      <Button kind="quiet" onClick={() => forget(game)}>
        {t.forget}
      </Button>
    </p>
  );
}
