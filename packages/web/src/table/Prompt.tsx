/** What is being asked or answered, of whom, by which rule; or what is happening meanwhile. */
import { ChevronRight, ChevronsRight } from 'lucide-react';
import { Button, RuleRef, SideMark } from '../design/index.ts';
import { goOn } from '../match/live.ts';
import { LIVE } from '../worker/protocol.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

/** A bot that thinks and a person elsewhere are named; while a lesson is to be read nothing is asked. */
export function Prompt() {
  const { snapshot, speech, seats, walk } = useScene();
  const t = useTableStrings();
  const { node, moment, held, lesson } = snapshot;
  // While a lesson is to be read, nothing can be answered: what comes is asked then.
  if (lesson?.reads === true && moment === null && node.kind !== 'over') return <p className="soft small">{t.readFirst}</p>;
  if (moment !== null || (held && node.kind === 'over'))
    return (
      <div className="prompt">
        {moment !== null && (
          <p className="large lines-125 prompt-text">
            {speech.event(moment)} <RuleRef id={moment.rule} />
          </p>
        )}
        <GoOn />
      </div>
    );
  if (node.kind === 'over') return null;
  const bot = walk === LIVE && seats !== null && seats[node.seat] !== 'person';
  const { question, pass } = speech.prompt(node);
  // Nobody need wonder why nothing can be pressed.
  const given = walk === LIVE && seats?.[node.seat] === 'person' && !snapshot.waits && !held && snapshot.options.length === 1;
  return (
    <div className={`prompt side-${node.seat}`}>
      <p className="bar soft sans small gap-2">
        <SideMark seat={node.seat} size={14} /> <span>{speech.seat(node.seat)}</span>
        {bot && <span className="soft"> · {node.kind === 'chance' ? t.rolling : t.thinking}</span>}
      </p>
      <p className="large lines-125 prompt-text">
        {question} <RuleRef id={node.rule} />
      </p>
      {given && (
        <p className="soft small lines-135" data-given>
          {t.onlyOne}
        </p>
      )}
      {pass !== undefined && !given && !bot && !held && <p className="soft small lines-135">{pass}</p>}
      {held && <GoOn />}
    </div>
  );
}

/** While something is shown on the way: the next step, where nothing goes on by itself, and straight to the next question. */
function GoOn() {
  const { snapshot, seats, walk } = useScene();
  const t = useTableStrings();
  if (walk !== LIVE) return null;
  const mine = seats?.includes('person') === true && snapshot.node.kind !== 'over';
  return (
    <div className="prompt-on row">
      {snapshot.held && (
        <Button kind="primary" icon={<ChevronRight size={18} />} data-first onClick={() => void goOn()}>
          {t.goOn}
        </Button>
      )}
      {mine && (
        <Button kind="quiet" icon={<ChevronsRight size={18} />} onClick={() => void goOn(true)}>
          {t.skipOn}
        </Button>
      )}
    </div>
  );
}
