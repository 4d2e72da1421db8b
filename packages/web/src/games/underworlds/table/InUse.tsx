/** The words of what is used, and of what may be used now, so that nobody has to look for them. */
import type { Arg, Option } from '@escarmouche/engine/core';
import { ABILITIES } from '@escarmouche/engine/underworlds';
import { cardIn, termIn } from '../../../table/args.ts';
import { CardText } from './Card.tsx';
import { cardsIn, useScene } from './scene.ts';

/** Options that offer to use a card or an ability whose words are not beside their button. */
const OFFERS = ['react', 'score'];

/** What a text is about: a card by its number in the table, an ability by its name; null where it is neither. */
function namedIn(arg: Arg | undefined): number | string | null {
  if (cardIn(arg) >= 0) return cardIn(arg);
  return termIn(arg).startsWith('ability.') ? termIn(arg) : null;
}

function offeredIn(options: readonly Option[]): (number | string | null)[] {
  return options.filter((o) => OFFERS.includes(o.does)).map((o) => namedIn(o.say.args.card) ?? namedIn(o.say.args.ability));
}

/** Beside the question, while this person is asked; cards of the hand are left out, whose words stand there. */
export function InUse() {
  const scene = useScene();
  const { snapshot, speech, table } = scene;
  const { node, options, waits, seat } = snapshot;
  if (!waits || node.kind !== 'decision') return null;
  const about = [namedIn(node.prompt.args.card), ...offeredIn(options)];
  const held = cardsIn(scene, seat, 'hand').map((c) => c.def);
  return [...new Set(about)].map((what) => {
    // The words of what lies in the hand stand there.
    if (what === null || (typeof what === 'number' && (held.includes(what) || table.cards[what] === undefined))) return null;
    const ability = ABILITIES.find((a) => `ability.${a.id}` === what);
    return (
      <div key={what} className="grid lines-135 wu-in-use">
        <p className="semibold">{typeof what === 'number' ? speech.card(what) : speech.term(what)}</p>
        {typeof what === 'number' ? (
          <CardText def={what} />
        ) : (
          <p className="small wu-card-text">{ability === undefined ? '' : speech.words.typeset(ability.text[speech.lang])}</p>
        )}
      </div>
    );
  });
}
