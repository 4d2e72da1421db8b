/** How a match of World of Warcraft Miniatures is won, who leads, and whose turn it is. */
import { figureIn } from '../../../table/args.ts';
import type { Scene } from './scene.ts';
import { wowStrings } from './strings.ts';

export function goal({ snapshot, speech }: Scene): string {
  const { points, target } = snapshot.position;
  const { node } = snapshot;
  const t = wowStrings(speech.lang);
  const how =
    target[0] === target[1]
      ? t.goalFirstTo(target[0])
      : t.goalTargets(target.map((n, seat) => t.goalNeeds(speech.seat(seat), n)).join(', '));
  const ahead = points[0] - target[0] - (points[1] - target[1]);
  const stands = ahead === 0 ? t.goalLevel : t.goalLeads(speech.seat(ahead > 0 ? 0 : 1), Math.abs(ahead));
  const actor = node.kind === 'over' ? -1 : figureIn(node.prompt.args.figure);
  return [how, stands, ...(actor < 0 ? [] : [t.goalTurn(speech.figure(actor))])].join('\u00a0· ');
}
