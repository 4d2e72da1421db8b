/** What is being asked or answered, of whom, by which rule; or what is happening meanwhile. */
import { RuleRef, SideMark } from '../design/index.ts';
import { LIVE } from '../worker/protocol.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

export function Prompt() {
  const { snapshot, speech, seats, walk } = useScene();
  const t = useTableStrings();
  const { node } = snapshot;
  if (node.kind === 'over') return null;
  const bot = walk === LIVE && seats !== null && seats[node.seat] !== 'person';
  const { question, pass } = speech.prompt(node);
  return (
    <div className={`prompt side-${node.seat}`}>
      <p className="prompt-who">
        <SideMark seat={node.seat} size={14} /> <span>{speech.seat(node.seat)}</span>
        {bot && <span className="soft"> · {node.kind === 'chance' ? t.rolling : t.thinking}</span>}
      </p>
      <p className="prompt-text">
        {question} <RuleRef id={node.rule} />
      </p>
      {pass !== undefined && !bot && <p className="prompt-pass">{pass}</p>}
    </div>
  );
}
