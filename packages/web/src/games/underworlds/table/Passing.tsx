/** How the person wants to be asked where they could only react: always, where they can, or not for a while. */
import { Disclosure, RadioCards, RuleRef } from '../../../design/index.ts';
import { pass } from '../../../match/live.ts';
import { LIVE } from '../../../worker/protocol.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

const WAYS = ['always', 'can', 'activation', 'round'] as const;
type Way = (typeof WAYS)[number];

export function Passing({ seat }: { seat: number }) {
  const { snapshot, seats, walk, speech } = useScene();
  const t = useTableStrings();
  const { passing, node } = snapshot;
  if (walk !== LIVE || passing === null || seat !== snapshot.seat || seats?.[seat] !== 'person' || node.kind === 'over') return null;
  const persons = seats.filter((s) => s === 'person').length;
  const value = (passing.until ?? (passing.always ? 'always' : 'can')) as Way;
  const change = (way: Way): void => {
    if (way === 'always' || way === 'can') void pass({ always: way === 'always', until: null });
    else void pass({ always: passing.always, until: way });
  };
  return (
    <Disclosure summary={t.reactions} aside={<span className="small">{t.passing[value].title}</span>}>
      <RadioCards
        legend={
          <>
            {t.reactionsOf(speech.seat(seat))} <RuleRef id="wu:X1" />
          </>
        }
        value={value}
        options={WAYS.map((way) => ({
          value: way,
          title: t.passing[way].title,
          text: way === 'can' && persons > 1 ? `${t.passing[way].text} ${t.passingTells}` : t.passing[way].text,
        }))}
        onChange={change}
      />
      <p className="soft small">{t.passingTime}</p>
    </Disclosure>
  );
}
