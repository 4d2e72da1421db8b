/** The skills of a card with their numbers; each opens its text. */
import { type HasSkill, skillNamed } from '@escarmouche/engine/confrontation';
import { useState } from 'react';
import { Dialog, RuleRef } from '../../../../design/index.ts';
import { useScene } from '../scene.ts';
import { useCombatStrings } from './strings.ts';

/** The text stands in a window, with its rule where it has one. */
export function Skills({ skills }: { skills: readonly HasSkill[] }) {
  const { speech } = useScene();
  const t = useCombatStrings();
  const [open, setOpen] = useState<HasSkill | null>(null);
  const words = open === null ? undefined : speech.words.skill(open);
  const rule = open === null ? undefined : skillNamed(open.skill)?.rule;
  return (
    <>
      <ul className="flow gap-x-2 refcard-skills">
        {skills.map((s) => {
          const name = speech.words.skill(s)?.name ?? s.skill;
          return (
            <li key={`${s.skill} ${s.to ?? ''}`}>
              <button
                type="button"
                className="bare accent sans no-pad refcard-skill"
                aria-haspopup="dialog"
                aria-label={t.skillOf(name)}
                onClick={() => setOpen(s)}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
      {words !== undefined && (
        <Dialog title={words.name} width="narrow" onClose={() => setOpen(null)}>
          <p>
            {words.text} {rule !== undefined && <RuleRef id={rule} />}
          </p>
        </Dialog>
      )}
    </>
  );
}
