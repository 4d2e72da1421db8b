/** Over the answers to an attack: what it is, and what a parry needs. */
import { Swords } from 'lucide-react';
import { RuleRef } from '../../../../design/index.ts';
import { figureIn } from '../../../../table/args.ts';
import { useScene } from '../scene.ts';
import { statOf } from './cards.ts';
import { failsUpTo, moreThanTheirs } from './parry.ts';
import { fightsIn } from './passes.ts';
import { useCombatStrings } from './strings.ts';

/** Nothing but while somebody may parry. */
export function Attacked() {
  const { snapshot, speech, table, events } = useScene();
  const t = useCombatStrings();
  const { node, position } = snapshot;
  if (node.kind !== 'decision' || !snapshot.options.some((o) => o.does === 'parry')) return null;
  const by = figureIn(node.prompt.args.by);
  const att = statOf(position.figures[by]?.values, 'ATT')?.total ?? 0;
  const def = statOf(position.figures[figureIn(node.prompt.args.figure)]?.values, 'DEF')?.total ?? 0;
  const master = fightsIn(events).at(-1)?.passes.at(-1)?.strikes.at(-1)?.how === 'master';
  const fails = failsUpTo(att, table.choice['natural-one'] === 'fails');
  return (
    <div className="flex small gap-2 lines-130 ask-attack">
      <Swords size={20} aria-hidden="true" />
      <p>
        <strong>{master ? t.strikesMaster(speech.figure(by), att) : t.strikesWith(speech.figure(by), att)}</strong>
        <br />
        {t.parryNeeds(def, moreThanTheirs(att, def))} {t.sixes} {fails === 0 ? t.cannotFail : t.failsOn(fails)}{' '}
        {fails > 0 && (
          <>
            {t.keptIfFails} <RuleRef id="conf:IX-E-4.a" />
          </>
        )}
      </p>
    </div>
  );
}
