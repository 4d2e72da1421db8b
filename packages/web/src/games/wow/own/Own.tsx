import type { BothLanguages, OwnThing } from '@escarmouche/engine/core';
import { CLASS_NAMES, FACTIONS, type OwnMap, RACE_NAMES, WOW_OWN } from '@escarmouche/engine/wow';
import { OwnOf } from '../../../own/OwnThings.tsx';
import { term } from '../term.ts';
import { MapField, MapPicture } from './MapField.tsx';

const named = (all: Readonly<Record<string, BothLanguages>>) => Object.entries(all).map(([id, names]) => ({ id, names }));

const CLASSES = named(CLASS_NAMES);
const RACES = named(RACE_NAMES);

const MAPS = {
  pictures: { maps: ({ thing }: { readonly thing: OwnThing }) => <MapPicture of={thing as OwnMap} /> },
  drawn: { maps: { rows: MapField } },
};

/** Characters, cards, parties and maps of one's own. */
export default function Own() {
  return (
    <OwnOf
      game="wow"
      content={WOW_OWN}
      {...MAPS}
      lists={{
        faction: () => FACTIONS,
        class: () => CLASSES,
        race: () => RACES,
      }}
      term={term}
    />
  );
}
