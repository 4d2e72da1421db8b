import { ARMIES } from '@escarmouche/engine/confrontation';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { pick } from '../../../app/strings/index.ts';
import { Button, RadioCards, RuleRef, Select } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import type { DraftFault } from '../../../setup/draft.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { PlayedBy, SideFrame } from '../../../setup/SideFrame.tsx';
import type { SeatKind } from '../../../worker/protocol.ts';
import { ProfileDialog } from '../profiles/ProfileDialog.tsx';
import { canFight, type Own, priceOf, profileOf } from './content.ts';
import { counted } from './describe.ts';
import { BUILT, costOf, type Draft, type DraftArmy, forcesOf, membersOf } from './draft.ts';
import { useOwn } from './own.ts';
import { byArmy, useArmyName } from './ProfileSelect.tsx';
import { useSetupStrings, useWords } from './wording.ts';

interface ArmySideProps {
  seat: 0 | 1;
  draft: Draft;
  faults: readonly DraftFault[];
  onArmy: (patch: Partial<DraftArmy>) => void;
  onPlayer: (player: SeatKind) => void;
}

/** One side of a skirmish: who plays it, its army, its fighters, and what they cost. */
export function ArmySide({ seat, draft, faults, onArmy, onPlayer }: ArmySideProps) {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const own = useOwn();
  const armyName = useArmyName();
  const [shown, setShown] = useState<string | null>(null);
  const army = draft.armies[seat];
  const members = membersOf(army);
  const cost = costOf(own, members);
  const nameOf = (id: string): string => {
    const p = profileOf(own, id);
    return p === undefined ? id : pick(p.names, lang);
  };
  const armies = [...ARMIES.map((a) => a.id), ...(own.profiles.length > 0 ? ['own'] : [])];
  const choose = (force: string): void => {
    // Building begins with the fighters one was looking at: there is something to change.
    onArmy({ force, built: force === BUILT && army.built.length === 0 ? members : army.built });
  };
  return (
    <SideFrame seat={seat} title={t.side(seat + 1)}>
      <PlayedBy game="confrontation" value={draft.players[seat]} onChange={onPlayer} />
      <Select
        label={t.army}
        value={army.army}
        options={armies.map((id) => ({ value: id, text: armyName(id) }))}
        onChange={(id) => onArmy({ army: id })}
      />
      <RadioCards
        legend={t.force}
        value={army.force}
        options={[
          ...forcesOf(army.army).map((f) => ({
            value: f.id,
            title: pick(f.names, lang),
            text: `${t.strengths[f.strength]} · ${counted(f.profiles, nameOf)}`,
          })),
          { value: BUILT, title: t.build, text: t.buildText },
        ]}
        onChange={choose}
      />
      {army.force === BUILT ? (
        <Builder army={army} own={own} onChange={(built) => onArmy({ built })} onShow={setShown} />
      ) : (
        <ul className="cset-roster">
          {[...new Set(members)].map((id) => (
            <Fighter key={id} id={id} n={members.filter((m) => m === id).length} own={own} onShow={setShown} />
          ))}
        </ul>
      )}
      <p className="medium">
        <strong className="num">{t.cost(cost, draft.total)}</strong> <span className="soft">· {t.figures(members.length)}</span>{' '}
        <RuleRef id="conf:F9.b" />
      </p>
      <FaultList
        faults={faults}
        words={(say) => (say.key === 'army-too-dear' ? t.over(cost - draft.total) : words.fault(say))}
        fine={army.force === BUILT ? t.legal : undefined}
      />
      {shown !== null && <ProfileDialog id={shown} own={own} onClose={() => setShown(null)} />}
    </SideFrame>
  );
}

/** A fighter in a line: how many, its name, which opens its card, and its cost. */
function Fighter({ id, n, own, onShow }: { id: string; n: number; own: Own; onShow: (id: string) => void }) {
  const { lang } = useSettings();
  const p = profileOf(own, id);
  if (p === undefined) return null;
  return (
    <li className="pile-3 middle ruled cset-fighter">
      <span className="num soft">{n}&nbsp;×</span>
      <Button kind="quiet" className="serif no-pad start from-start cset-name" onClick={() => onShow(id)}>
        {pick(p.names, lang)}
      </Button>
      <span className="num soft">{priceOf(p)}&nbsp;PA</span>
    </li>
  );
}

interface BuilderProps {
  army: DraftArmy;
  own: Own;
  onChange: (built: readonly string[]) => void;
  onShow: (id: string) => void;
}

/** Every profile of the army, and one's own: how many of each. */
function Builder({ army, own, onChange, onShow }: BuilderProps) {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const armyName = useArmyName();
  const { built } = army;
  const pool = byArmy(own, true).filter(
    // Fighters taken from elsewhere before stay in sight, to be sent away.
    (g) => g.id === army.army || g.id === 'own' || g.profiles.some((p) => built.includes(p.id)),
  );
  const fewer = (id: string): void => {
    const at = built.lastIndexOf(id);
    onChange(built.filter((_, i) => i !== at));
  };
  return (
    <>
      {pool.map((g) => (
        <fieldset key={g.id}>
          <legend className={pool.length > 1 ? 'field-label' : 'hidden-visually'}>{armyName(g.id)}</legend>
          <ul className="cset-roster">
            {g.profiles.map((p) => {
              const n = built.filter((id) => id === p.id).length;
              const name = pick(p.names, lang);
              const fit = canFight(p);
              return (
                <li key={p.id} className={n > 0 ? 'pile-3 middle ruled cset-fighter washed' : 'pile-3 middle ruled cset-fighter'}>
                  <span className="bar cset-stepper">
                    <Button kind="quiet" iconOnly icon={<Minus size={16} />} disabled={n === 0} onClick={() => fewer(p.id)}>
                      {t.fewer(name)}
                    </Button>
                    <span className="num" aria-hidden="true">
                      {n}
                    </span>
                    <Button kind="quiet" iconOnly icon={<Plus size={16} />} disabled={!fit} onClick={() => onChange([...built, p.id])}>
                      {t.more(name)}
                    </Button>
                  </span>
                  <span>
                    <Button kind="quiet" className="serif no-pad start from-start cset-name" onClick={() => onShow(p.id)}>
                      {name}
                    </Button>
                    <span className="hidden-visually">{t.figures(n)}</span>
                    {!fit && <span className="field-hint">{t.cannotFight}</span>}
                  </span>
                  <span className="num soft">{fit ? `${priceOf(p)}\u00a0PA` : '?'}</span>
                </li>
              );
            })}
          </ul>
        </fieldset>
      ))}
    </>
  );
}
