/** Over the board: which round and phase it is, whose activation, and how many each side has left. */
import { ACTIVATIONS, ROUNDS } from '@escarmouche/engine/underworlds';
import { SideMark } from '../../../design/index.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

const ALL_ROUNDS = Array.from({ length: ROUNDS }, (_x, i) => i + 1);

/**
 * One mark for each activation of the round, in the order in which they come; the one going on and those that are over look otherwise.
 */
export function Timeline() {
  const { snapshot, speech } = useScene();
  const t = useTableStrings();
  const { round, phase, active, first, acting, players } = snapshot.position;
  const name = phase === 'action' ? t.phases.action : phase === 'end' ? t.phases.end : t.phases.setUp;
  // First and second player take turns: 1 2 1 2 …
  const order =
    phase === 'action' && round > 0 ? Array.from({ length: ACTIVATIONS * 2 }, (_v, i) => (i % 2 === 0 ? first : 1 - first)) : [];
  const begun = players[0].activations + players[1].activations;
  return (
    <section className="bar unbroken ruled high-24 wu-time" aria-label={t.timeline}>
      <ol className="flex gap-1">
        {ALL_ROUNDS.map((n) => (
          <li
            key={n}
            className={n === round ? 'sans centred wu-round bold wu-round-now' : 'sans centred wu-round'}
            aria-current={n === round ? 'step' : undefined}
          >
            <span className="hidden-visually">{t.round(n)}</span>
            <span aria-hidden="true">{n}</span>
          </li>
        ))}
      </ol>
      <p className="semibold">{name}</p>
      {order.length > 0 && (
        <ol className="flex gap-1" aria-label={t.activations}>
          {order.map((seat, i) => {
            const now = i === begun - 1 && acting;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: turns have no name but their place
              <li key={i} className={`wu-turn${i < begun && !now ? ' wu-turn-over' : ''}${now ? ' wu-turn-now' : ''}`}>
                <SideMark seat={seat} size={14} label={speech.seat(seat)} />
              </li>
            );
          })}
        </ol>
      )}
      {phase === 'action' && begun > 0 && (
        <p className="may-shrink cut-off wu-active soft small">{acting ? t.activationOf(speech.seat(active)) : t.powerStep}</p>
      )}
    </section>
  );
}
