/** Profiles and wound tables of one's own, and all that the game has itself, to read and to begin from. */
import { CONFRONTATION_OWN, OWN_LISTS, type OwnTable, PROFILES, type Profile, woundTableOf } from '@escarmouche/engine/confrontation';
import type { OwnThing } from '@escarmouche/engine/core';
import { OwnOf, type OwnOfGame } from '../../../own/OwnThings.tsx';
import { Legend } from '../profiles/Numbers.tsx';
import { ProfileSheet } from '../profiles/ProfileSheet.tsx';
import { useProfileStrings } from '../profiles/strings.ts';
import { takeOver } from '../setup/own.ts';
import { term } from '../term.ts';
import { WoundGrid } from '../wounds/WoundGrid.tsx';
import { RowsField } from './RowsField.tsx';
import { StatsField } from './StatsField.tsx';

takeOver();

const { profiles } = CONFRONTATION_OWN.kinds;
/** The game's own with what is known of them, where those to begin from are whole. */
const asPrinted = new Map(profiles.printed.map((p, i) => [p, PROFILES[i]]));

const THINGS: OwnOfGame = {
  game: 'confrontation',
  content: CONFRONTATION_OWN,
  lists: OWN_LISTS,
  term,
  sheets: {
    profiles: ({ thing }: { readonly thing: OwnThing }) => <ProfileSheet profile={asPrinted.get(thing) ?? (thing as Profile)} />,
    wounds: ({ thing }: { readonly thing: OwnThing }) => <WoundGrid table={woundTableOf(thing as OwnTable)} />,
  },
  drawn: {
    profiles: { values: StatsField, ours: StatsField },
    wounds: { rows: RowsField },
  },
};

/** A tab of the set-up, loaded when it is first opened; the legend explains how numbers are to be read. */
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
