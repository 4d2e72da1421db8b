/** What can be done, in words: always enough to play the whole match. What cannot is folded away below, said once with its rules. */
import type { Option } from '@escarmouche/engine/core';
import { Crosshair, X } from 'lucide-react';
import { saidOf } from '../app/strings/index.ts';
import { Button, Disclosure } from '../design/index.ts';
import type { Choosing, OptionGroup, Verb } from './contract.ts';
import { pinnedIn } from './pinned.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import { Means, Reasons, Take } from './Take.tsx';
import { dead } from './verbs.ts';

/** Odds stand on the buttons of a list that can be taken in; longer ones are of places, not of attacks. */
const isFew = ({ options }: Verb): boolean => options.length <= 12;

/** Picks a verb to be aimed on the board, or lets go of it. */
function AimButton({ verb, board, named = false }: { verb: Verb; board: Choosing; named?: boolean }) {
  const scene = useScene();
  const t = useTableStrings();
  const picked = board.verb?.key === verb.key;
  const name = scene.game.sorting.name(scene, verb);
  return (
    <Button
      kind="quiet"
      className="small pad-x-2 verb-aim"
      icon={picked ? <X size={16} /> : <Crosshair size={16} />}
      aria-pressed={picked}
      aria-label={named ? undefined : saidOf(scene.speech.lang, picked ? t.stopAiming : t.aim, name)}
      onClick={() => board.pick(picked ? null : { kind: 'verb', key: verb.key })}
    >
      {named ? name : picked ? t.stopAiming : t.aim}
    </Button>
  );
}

/** What an option is called on a small button: its target, or all of it. */
function useShort(): (o: Option) => string {
  const scene = useScene();
  return (o) => scene.game.sorting.target(scene, o) ?? scene.speech.option(o.say);
}

/** A verb with its targets. */
function VerbRow({ verb, board }: { verb: Verb; board: Choosing }) {
  const scene = useScene();
  const { sorting } = scene.game;
  const t = useTableStrings();
  const short = useShort();
  const picked = board.verb?.key === verb.key;
  const facts = sorting.facts(scene, verb);
  // Whom a card is given to is said where it can be given to one alone as well.
  const isTargeted = (o: Option): boolean => verb.aimed || verb.options.length > 1 || sorting.target(scene, o) !== null;
  return (
    <li className={picked ? 'ruled-over verb washed marked verb-picked' : 'ruled-over verb'}>
      <div className="baseline grid gap-x-2 first-wide">
        <span className="semibold verb-name">{sorting.name(scene, verb)}</span>
        <span className="soft small lines-130 verb-facts num">{facts.line}</span>
        {verb.aimed && <AimButton verb={verb} board={board} />}
      </div>
      {facts.text !== '' && <p className={facts.beside === true ? 'small lines-135 verb-text-beside' : 'small lines-135'}>{facts.text}</p>}
      <div className="flow gap-1 verb-targets">
        {verb.options.map((o) => (
          <Take key={o.id} option={o} board={board} odds={isFew(verb)} short={isTargeted(o) ? short(o) : t.doIt} />
        ))}
      </div>
    </li>
  );
}

/** What cannot be done: one line for each reason, with everything it stands against. */
function Dead({ board }: { board: Choosing }) {
  const scene = useScene();
  const t = useTableStrings();
  const { sorting } = scene.game;
  const { lines, count } = dead(
    board.verbs,
    (v) => sorting.name(scene, v),
    (o) => sorting.target(scene, o),
  );
  if (count === 0) return null;
  const aimless = board.verbs.filter((v) => v.aimed && v.options.length === 0);
  return (
    <Disclosure summary={t.refusedTitle} aside={<span className="num">{count}</span>}>
      {aimless.length > 0 && (
        <div className="row gap-x-2 dead-aims">
          <span className="small">{t.aimToSee}</span>
          {aimless.map((v) => (
            <AimButton key={v.key} verb={v} board={board} named />
          ))}
        </div>
      )}
      <ul className="pile-2 soft small lines-140 refused">
        {lines.map((line) => (
          <li key={line.key} className="refused-line">
            {line.what.map(({ name, targets }, i) => (
              <span key={name}>
                {i > 0 && ', '}
                <span className="ink semibold">{name}</span>
                {targets.length > 0 && ` (${targets.join(', ')})`}
              </span>
            ))}
            {': '}
            <Reasons of={line.reasons} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The options of one verb in full. */
function Plain({ verb, board, kind }: { verb: Verb; board: Choosing; kind: 'plain' | 'primary' }) {
  return (
    <div className="pile-2">
      {verb.options.map((o) => (
        <div key={o.id} className="grid">
          <Take option={o} board={board} kind={kind} odds={isFew(verb)} />
          <Means option={o} />
        </div>
      ))}
    </div>
  );
}

/** One part of the list, as the game wants it to look. */
function Part({ part, board }: { part: OptionGroup; board: Choosing }) {
  const { speech } = useScene();
  const short = useShort();
  const open = board.verbs.filter((v) => part.groups.includes(v.group) && v.options.length > 0);
  const title = part.title?.(speech.lang) ?? '';
  if (open.length === 0) return null;
  if (part.look === 'act')
    return (
      <section>
        <h2 className="caps">{title}</h2>
        <ul className="verbs">
          {open.map((v) => (
            <VerbRow key={v.key} verb={v} board={board} />
          ))}
        </ul>
      </section>
    );
  return open.map((v) => {
    if (part.look === 'plain' || part.look === 'primary') return <Plain key={v.key} verb={v} board={board} kind={part.look} />;
    return (
      <Disclosure key={v.key} summary={title} aside={<span className="num">{v.options.length}</span>}>
        {part.look === 'sentences' ? (
          <Plain verb={v} board={board} kind="plain" />
        ) : (
          <div className="flow gap-1 verb-targets">
            {v.options.map((o) => (
              <Take key={o.id} option={o} board={board} short={short(o)} />
            ))}
          </div>
        )}
      </Disclosure>
    );
  });
}

/** In groups as the game sorts them; what is always in sight stands elsewhere and is left out. */
export function Options({ board }: { board: Choosing }) {
  const { snapshot, game } = useScene();
  const t = useTableStrings();
  if (snapshot.options.length === 0) return null;
  const pinned = pinnedIn(game.sorting.layout, board.verbs).map(({ part }) => part);
  return (
    <div className="pile-3 options">
      {board.choices.length > 0 && (
        <section className="pile-2 choices" aria-label={t.choose}>
          <h2 className="caps">{t.choose}</h2>
          {board.choices.map((o) => (
            <Take key={o.id} option={o} board={board} kind="primary" odds />
          ))}
        </section>
      )}
      {game.sorting.layout.map((part) => (pinned.includes(part) ? null : <Part key={part.groups.join()} part={part} board={board} />))}
      <Dead board={board} />
    </div>
  );
}
