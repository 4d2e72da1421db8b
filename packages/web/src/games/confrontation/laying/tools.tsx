/** What the editor of this game's positions has besides: figures come into contact, and a match is set up with those that are laid out. */
import { CHOICES, type Situation } from '@escarmouche/engine/confrontation';
import { Plus, RotateCw, Swords } from 'lucide-react';
import { use } from 'react';
import { go } from '../../../app/router.ts';
import { readStored, writeStored } from '../../../app/storage.ts';
import { Button } from '../../../design/index.ts';
import { useKept } from '../../../editor/editing.ts';
import { Picked } from '../../../editor/Leaves.tsx';
import { PanelContext } from '../../../editor/panel.ts';
import { useSettings } from '../../../settings/store.ts';
import { keptChoices, keyOfDraft, readDraft, usualNow } from '../../../setup/draft.ts';
import type { EditorTools, NotThere } from '../../../table/contract.ts';
import { STATS_FIELDS } from '../own/StatsField.tsx';
import { type Draft, draftsOf } from '../setup/draft.ts';
import { ownNow, useOwn } from '../setup/own.ts';
import { ProfileSelect } from '../setup/ProfileSelect.tsx';
import { setupTexts, useSetupStrings } from '../setup/wording.ts';
import { useScene } from '../table/scene.ts';
import type { BoardState } from '../table/useBoard.ts';
import { phaseOf } from './phase.ts';
import { added, enemiesOf, inContact, misplaced, type NoPlace, settled, standingIn, withFighter } from './standing.ts';

/** Why a figure cannot stand somewhere, in words. */
const notThere = ({ why, rule, key, other = '' }: NoPlace): NotThere => ({
  rule,
  line: (lang) => setupTexts[lang].refused[why](key, other),
});

/** Changes the set-up being made, which its own screen has kept. @returns whether it is kept */
function changeDraft(change: (draft: Draft) => Draft): boolean {
  const book = draftsOf(ownNow);
  const key = keyOfDraft(book.game);
  const { draft } = readDraft(readStored(key), { ...book, usual: usualNow(book) });
  return writeStored(key, JSON.stringify(change(draft)));
}

function Tools() {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const own = useOwn();
  const panel = use(PanelContext);
  const { speech, table } = useScene();
  const [fresh, setFresh] = useKept('fresh', 'praetorian-guard');
  const [enemy, setEnemy] = useKept('enemy', '');
  if (panel === null) return null;
  const position = panel.position as Situation;
  const all = standingIn(position);
  const me = panel.chosen?.path[0] === 'fighters' ? all.find((f) => f.key === panel.chosen?.path[1]) : undefined;
  const touched = me === undefined ? [] : enemiesOf(all, me).map((f) => f.key);
  const nameOf = (key: string): string => {
    const i = table.keys.indexOf(key);
    return i < 0 ? key : speech.figure(i);
  };
  const lay = (next: Situation | NoPlace): void => {
    panel.bar('why' in next ? notThere(next) : null);
    if (!('why' in next)) panel.set([], next);
  };
  const add = (side: 1 | 2): void => {
    const mine = own.profiles.filter((p) => p.id === fresh && position.profiles?.some((x) => x.id === fresh) !== true);
    const next = added(mine.length === 0 ? position : { ...position, profiles: [...(position.profiles ?? []), ...mine] }, side, fresh);
    lay('why' in next ? next : next.position);
    if (!('why' in next)) panel.choose(['fighters', next.key]);
  };
  const turn = (key: string, angle: number): void => {
    const next = withFighter(position, key, { angle: (angle + 15) % 360 });
    lay(misplaced(next).find((no) => no.key === key) ?? next);
  };
  const setup = phaseOf(position, table.setup);
  const take = (): void => {
    if (typeof setup === 'string') return;
    const { mode, content, choices, tactics, ...phase } = setup;
    const kept = changeDraft(
      (draft): Draft => ({
        ...draft,
        mode,
        phase: { ...phase, profiles: content?.profiles ?? [] },
        tactics: tactics === undefined ? 'chance' : tactics[0] === 0 ? '0' : '1',
        choices: keptChoices(CHOICES, choices ?? {}),
      }),
    );
    if (kept) go({ screen: 'setup', game: 'confrontation' });
  };
  return (
    <div className="pile-2 one-column" data-fields="tools">
      <p>
        <Button icon={<Swords size={16} />} disabled={typeof setup === 'string' || panel.wrong.length > 0} onClick={take}>
          {t.take}
        </Button>
      </p>
      {typeof setup === 'string' && <p className="field-hint">{t.takeNot[setup]}</p>}
      <div className="row gap-2 low">
        <ProfileSelect label={t.fighter} value={fresh} own={own} onChange={setFresh} />
        {([1, 2] as const).map((side) => (
          <Button key={side} icon={<Plus size={16} />} onClick={() => add(side)}>
            {t.addTo(side)}
          </Button>
        ))}
      </div>
      {me !== undefined && (
        <>
          <Picked
            label={t.contact}
            value={enemy}
            onChange={setEnemy}
            options={all.filter((f) => f.side !== me.side).map((f) => ({ value: f.key, text: nameOf(f.key) }))}
            act={t.contactNow}
            onAct={(key) => lay(inContact(position, me.key, key))}
          />
          {!me.base.round && (
            <p>
              <Button icon={<RotateCw size={16} />} onClick={() => turn(me.key, me.angle)}>
                {t.turn}
              </Button>
            </p>
          )}
        </>
      )}
      <p className="small soft" role="status">
        {me !== undefined && t.stands(nameOf(me.key), me.x.toLocaleString(lang), me.y.toLocaleString(lang))}{' '}
        {me !== undefined && touched.length > 0 && t.touches(me.key, touched.join(', '))}
      </p>
    </div>
  );
}

export const tools: EditorTools<BoardState> = {
  pieces: [],
  Tools,
  drawn: STATS_FIELDS,
  settle(position, path, to, exact) {
    const found = settled(position as Situation, String(path.at(-1)), to, exact);
    return 'why' in found ? notThere(found) : found;
  },
};
