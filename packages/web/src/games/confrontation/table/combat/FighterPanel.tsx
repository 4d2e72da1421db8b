/** One fighter: every number with its parts and their rules, its state, whom it touches, its skills and the effects of its card. */
import { type CardEffect, type StatNow, skillNamed } from '@escarmouche/engine/confrontation';
import { Abilities, Ability, FigureSheet } from '../../../../table/Figures.tsx';
import { StatLine } from '../../../../table/StatLine.tsx';
import { figuresOf, type Scene, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { printedOf, statOf } from './cards.ts';
import { type CombatTexts, useCombatStrings } from './strings.ts';
import { plain } from './sums.ts';
import { WoundMark } from './WoundMark.tsx';

/** One number with what it is made of. */
function OneNumber({ stat }: { stat: StatNow }) {
  const { speech } = useScene();
  const t = useCombatStrings();
  return (
    <StatLine
      name={
        <>
          {speech.abbr(stat.stat)} <span className="soft small">{speech.term(`stat.${stat.stat}`)}</span>
        </>
      }
      value={stat}
      printed={printedOf(stat)}
      total={
        <>
          {plain(stat.total, speech.lang)}
          {stat.ours && <sup aria-hidden="true">?</sup>}
        </>
      }
      part={(c) => (stat.ours && c.layer === 'base' ? `${plain(c.amount, speech.lang)}, ${t.ours}` : speech.contribution(c))}
    />
  );
}

function effectWords({ speech }: Scene, t: CombatTexts, e: CardEffect): string {
  const does =
    e.stat === undefined || e.does === 'heal' || e.does === 'stun'
      ? speech.term(`effect.${e.does}`)
      : `${speech.abbr(e.stat)} ${t.signed((e.n ?? 1) * (e.does === 'weaken' ? -1 : 1))}`;
  return `${does}, ${t.when(speech.term(`moment.${e.at}`))}`;
}

/** What a fighter is besides a fighter: a character, a magician, a faithful. */
export function ranks(scene: Scene, fighter: number): readonly string[] {
  const { speech, table } = scene;
  const { hero, role } = table.fighters[figuresOf(scene)[fighter].def].profile;
  return [...(hero === true ? [speech.term('hero')] : []), ...(role === undefined ? [] : [speech.term(`role.${role}`)])];
}

/** The skills of a fighter, each with what it does. */
export function SkillTexts({ fighter }: { fighter: number }) {
  const scene = useScene();
  const { speech, table } = scene;
  const t = useCombatStrings();
  const { skills } = table.fighters[figuresOf(scene)[fighter].def].profile;
  if (skills.length === 0) return null;
  return (
    <Abilities title={t.skills}>
      {skills.map((s) => {
        const said = speech.words.skill(s);
        return (
          <Ability key={`${s.skill} ${s.to ?? ''}`} name={said?.name ?? s.skill} rule={skillNamed(s.skill)?.rule}>
            {said?.text}
          </Ability>
        );
      })}
    </Abilities>
  );
}

/** The effects of its card. */
export function EffectTexts({ fighter }: { fighter: number }) {
  const scene = useScene();
  const { speech, table } = scene;
  const t = useCombatStrings();
  const f = figuresOf(scene)[fighter];
  const { effects = [] } = table.fighters[f.def].profile;
  if (effects.length === 0) return null;
  return (
    <Abilities title={t.acts}>
      {effects.map((e, k) => {
        const used = f.used.includes(k);
        return (
          <Ability key={e.id} name={speech.words.name(e.names)} rule="conf:F9.d" spent={used} note={used && <em>({t.effectUsed})</em>}>
            {effectWords(scene, t, e)}
          </Ability>
        );
      })}
    </Abilities>
  );
}

/** A tab beside the board, for whoever is looked at: whoever acts, until the person looks at another. */
export function FighterPanel({ board }: { board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech, table } = scene;
  const t = useCombatStrings();
  const words = useTableStrings();
  const i = board.inspected;
  const f = figuresOf(scene)[i];
  const values = snapshot.position.figures[i]?.values;
  if (f === undefined || values === undefined) return <p className="soft">{t.pickFighter}</p>;
  const { profile } = table.fighters[f.def];
  const { lang } = speech;
  const { heaps } = f;
  const kind = [speech.term(profile.army), ...ranks(scene, i), speech.term(`base.${profile.base}`)];
  const flies = statOf(values, 'FLY') !== undefined;
  return (
    <FigureSheet seat={f.side} name={speech.signed.figure(i)} facts={kind}>
      <dl className="grid lines-140 fighter-facts">
        <dt>{t.state}</dt>
        <dd>
          {f.place < 0 && <span>{f.wound >= 4 ? '' : `${t.removed} `}</span>}
          {f.wound === 0 && <span>{t.unhurt} </span>}
          <WoundMark figure={f} />
          {f.level > 0 && <span> {words.level(f.level)}</span>}
        </dd>
        {heaps !== null && (
          <>
            <dt>{t.diceNow}</dt>
            <dd>
              {heaps.unplaced > 0
                ? t.toPlace(heaps.unplaced)
                : `${t.attackHeap} ${t.heap(heaps.attack.left, heaps.attack.of)} · ${t.defenceHeap} ${t.heap(heaps.defence.left, heaps.defence.of)}`}
              {heaps.sustained && ` (${speech.term('sustained')})`}
            </dd>
          </>
        )}
        <dt>{t.contactWith}</dt>
        <dd>
          {values.touches.length === 0
            ? t.nobody
            : values.touches.map((o, k) => (
                <span key={o}>
                  {k > 0 && ', '}
                  <button type="button" className="bare accent sans no-pad refcard-skill fighter-link" onClick={() => board.inspect(o)}>
                    {speech.figure(o)}
                  </button>
                </span>
              ))}
        </dd>
        <dt>{t.walks}</dt>
        <dd className="num">
          {words.cm(values.walk)}
          {flies && f.level > 0 && ` (${words.level(f.level)})`} · {t.pursues.toLocaleLowerCase()} {words.cm(values.pursuit)}
        </dd>
      </dl>
      <dl className="grid full fighter-stats" aria-label={t.numbers}>
        {values.stats.map((s) => (
          <OneNumber key={s.stat} stat={s} />
        ))}
      </dl>
      <SkillTexts fighter={i} />
      <EffectTexts fighter={i} />
      {profile.remarks !== undefined && profile.remarks.length > 0 && (
        <p className="small">
          <span className="caps">{t.remarks}</span> {profile.remarks.map((r) => r[lang]).join(' ')}
        </p>
      )}
    </FigureSheet>
  );
}
