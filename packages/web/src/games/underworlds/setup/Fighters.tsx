import { FIGHTERS, type Fighter, type WarbandId } from '@escarmouche/engine/underworlds';
import { Disclosure, RuleRef } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { useSetupStrings, useWords } from './strings.ts';

const SIDES = ['uninspired', 'inspired'] as const;

/** The fighters of a warband with what both sides of their cards print. */
export function Fighters({ warband }: { warband: WarbandId }) {
  const t = useSetupStrings();
  const all = FIGHTERS[warband];
  return (
    <Disclosure summary={t.fighters} aside={<span className="num">{all.length}</span>}>
      <ul className="pile-4 wset-fighters">
        {all.map((f) => (
          <OneFighter key={f.id} of={f} />
        ))}
      </ul>
    </Disclosure>
  );
}

function OneFighter({ of }: { of: Fighter }) {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const marks = [...(of.leader === true ? [t.leader] : []), ...(of.wizard === undefined ? [] : [t.wizard(of.wizard)])];
  return (
    <li>
      <p>
        <strong>{words.name(of.names)}</strong> {marks.length > 0 && <span className="small soft">{marks.join(', ')}</span>}
      </p>
      <dl className="grid small wset-fighter-sides">
        {SIDES.map((side) => (
          <div key={side}>
            <dt className="caps">{t.cardSides[side]}</dt>
            <dd className="num">{words.sideLine(of[side])}</dd>
            {of[side].attacks.map((a) => (
              <dd key={a.id}>{words.attackLine(a)}</dd>
            ))}
            {of.abilities[side].map((id) => (
              <dd key={id}>
                {words.term(`ability.${id}`)} <RuleRef id={`wu:ability.${id}`} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="small soft">
        {words.typeset(of.text[lang])} <RuleRef id={`wu:I2.${of.warband}`} />
      </p>
    </li>
  );
}
