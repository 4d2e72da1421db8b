/** Profiles and wound tables of one's own, and all that the game has itself, to read and to begin from. */
import { ARMIES, CONFRONTATION_OWN, type OwnTable, PROFILES, type Profile, woundTableOf } from '@escarmouche/engine/confrontation';
import type { OwnThing } from '@escarmouche/engine/core';
import { wordsFor } from '@escarmouche/words/confrontation';
import { OwnOf, type OwnOfGame } from '../../../own/OwnThings.tsx';
import { Legend } from '../profiles/Numbers.tsx';
import { ProfileSheet } from '../profiles/ProfileSheet.tsx';
import { useProfileStrings } from '../profiles/strings.ts';
import { takeOver } from '../setup/own.ts';
import { WoundGrid } from '../wounds/WoundGrid.tsx';
import { RowsField } from './RowsField.tsx';
import { StatsField } from './StatsField.tsx';

takeOver();

const { profiles } = CONFRONTATION_OWN.kinds;
/** The game's own with what is known of them, where those to begin from are whole. */
const asPrinted = new Map(profiles.printed.map((p, i) => [p, PROFILES[i]]));

/** Words that only things of one's own have. */
const listed = (of: Readonly<Record<string, readonly [en: string, fr: string]>>) => () =>
  Object.entries(of).map(([id, [en, fr]]) => ({ id, names: { en, fr } }));
const WORDS = {
  gender: listed({ m: ['masculine', 'masculin'], f: ['feminine', 'féminin'] }),
  standing: listed({
    sure: ['sure', 'sûr'],
    likely: ['likely', 'probable'],
    unsure: ['unsure', 'incertain'],
    ours: ['my own', 'de moi'],
  }),
  does: listed({
    heal: ['heals a friend by one degree', 'soigne un ami d’un degré'],
    stun: ['stuns an enemy', 'sonne un ennemi'],
    strengthen: ['strengthens a friend', 'renforce un ami'],
    weaken: ['weakens an enemy', 'affaiblit un ennemi'],
  }),
};

const THINGS: OwnOfGame = {
  game: 'confrontation',
  content: CONFRONTATION_OWN,
  lists: { army: () => [...ARMIES, { id: 'own', names: { en: 'none of these', fr: 'aucune de celles-ci' } }], ...WORDS },
  term(lang, id) {
    const words = wordsFor(lang);
    if (id.startsWith('stat.')) return words.abbreviation(id.slice(5));
    if (!id.startsWith('to.')) return words.knows(id) ? words.term(id) : undefined;
    const key = [id, id.replace('to.', 'location.'), id.replace('to.', 'skill.')].find((k) => words.knows(k));
    return key === undefined ? undefined : words.term(key);
  },
  sheets: {
    profiles: ({ thing }: { readonly thing: OwnThing }) => <ProfileSheet profile={asPrinted.get(thing) ?? (thing as Profile)} />,
    wounds: ({ thing }: { readonly thing: OwnThing }) => <WoundGrid table={woundTableOf(thing as OwnTable)} />,
  },
  drawn: {
    profiles: { values: (props) => <StatsField {...props} at="values" />, ours: (props) => <StatsField {...props} at="ours" /> },
    wounds: { rows: RowsField },
  },
};

export default function Own() {
  const t = useProfileStrings();
  return (
    <>
      <OwnOf {...THINGS} />
      <p className="prose">{t.lead}</p>
      <Legend />
    </>
  );
}
