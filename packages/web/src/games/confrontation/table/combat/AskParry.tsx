/** Answering an attack: what it is, what a parry needs, every number of dice, and what the special ways cost. */
import type { Option } from '@escarmouche/engine/core';
import { Swords } from 'lucide-react';
import { RuleRef } from '../../../../design/index.ts';
import { figureIn } from '../../../../table/args.ts';
import { figuresOf, type Scene, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { Answer } from './Answer.tsx';
import { CombatDice } from './CombatDice.tsx';
import { statOf } from './cards.ts';
import { failsUpTo, moreThanTheirs } from './parry.ts';
import { fightsIn } from './passes.ts';
import { type CombatTexts, useCombatStrings } from './strings.ts';

function figureArg(scene: Scene, name: string): number {
  const { node } = scene.snapshot;
  const a = node.kind === 'decision' ? node.prompt.args[name] : undefined;
  return figureIn(a);
}

/** What an answer costs, with the paragraph that says so. */
function Cost({ margin, t, option, n }: { margin: number; t: CombatTexts; option: Option; n: number }) {
  const dice = Number(option.say.args.n ?? 0);
  if (dice === 0) return t.keepsAll(n);
  if (option.with.includes('sustained'))
    return (
      <>
        {t.sustainedCost} <RuleRef id="conf:IX-E-5.d" />
      </>
    );
  // With more dice it is the same again.
  if (dice > 1 || !option.with.includes('counter')) return t.leaves(n - dice);
  return (
    <>
      {t.counterCost(margin)} {t.leaves(n - dice)} <RuleRef id="conf:skill.counter-attack" />
    </>
  );
}

/** No parry first, then plain ones, the sustained one and counter-attacks. */
const rankOf = ({ say, with: words }: Option): number =>
  words.includes('counter') ? 3 : words.includes('sustained') ? 2 : Math.min(1, Number(say.args.n));

export function AskParry({ board }: { board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech, table, events } = scene;
  const t = useCombatStrings();
  const by = figureArg(scene, 'by');
  const on = figureArg(scene, 'figure');
  const f = figuresOf(scene)[on];
  const [attacker, target] = [by, on].map((i) => snapshot.position.figures[i]?.values);
  if (f === undefined || attacker === undefined || target === undefined) return null;
  const dice = f.heaps?.defence.left ?? 0;
  const att = statOf(attacker, 'ATT')?.total ?? 0;
  const def = statOf(target, 'DEF')?.total ?? 0;
  const master = fightsIn(events).at(-1)?.passes.at(-1)?.strikes.at(-1)?.how === 'master';
  const fails = failsUpTo(att, table.choice['natural-one'] === 'fails');
  const options = snapshot.options.toSorted((a, b) => rankOf(a) - rankOf(b));
  const refused = snapshot.refused.filter((r) => r.does === 'parry' && Number(r.say.args.n) > 0);
  return (
    <section className={`pile-2 asked choices side-${f.side}`} aria-label={t.defenceHeap}>
      <div className="flex small gap-2 lines-130 ask-attack">
        <Swords size={20} aria-hidden="true" />
        <p>
          <strong>{master ? t.strikesMaster(speech.figure(by), att) : t.strikesWith(speech.figure(by), att)}</strong>
          <br />
          {t.parryNeeds(def, moreThanTheirs(att, def))} {t.sixes} {fails === 0 ? t.cannotFail : t.failsOn(fails)}
          {fails > 0 && (
            <>
              {' '}
              {t.keptIfFails} <RuleRef id="conf:IX-E-4.a" />
            </>
          )}
        </p>
      </div>
      {options.map((o) => (
        <Answer
          key={o.id}
          option={o}
          board={board}
          className="gap-3 apart ask-parry"
          means={<Cost margin={f.counterMargin} t={t} option={o} n={dice} />}
        >
          <span className="ask-parry-words">{speech.option(o.say)}</span>
          <CombatDice kind="defence" n={Number(o.say.args.n ?? 0)} spent={Math.max(0, dice - Number(o.say.args.n ?? 0))} />
        </Answer>
      ))}
      {refused.map((r) => (
        <p key={r.id} className="small lines-135 ask-refused">
          <s>{speech.option(r.say)}</s>{' '}
          {r.reasons.map((reason) => (
            <span key={`${reason.rule} ${reason.key}`}>
              {speech.reason(reason)} <RuleRef id={reason.rule} />{' '}
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}
