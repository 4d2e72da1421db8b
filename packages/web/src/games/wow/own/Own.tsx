import type { BothLanguages, OwnThing } from '@escarmouche/engine/core';
import { CLASS_NAMES, FACTIONS, type OwnMap, RACE_NAMES, WOW_OWN } from '@escarmouche/engine/wow';
import { wordsFor } from '@escarmouche/words/wow';
import { OwnOf } from '../../../own/OwnThings.tsx';
import { MapField, MapPicture } from './MapField.tsx';

const named = (all: Readonly<Record<string, BothLanguages>>) => Object.entries(all).map(([id, names]) => ({ id, names }));

/** Words that only things of one's own have. */
const WHO = named({
  self: { en: 'the character itself', fr: 'le personnage lui-même' },
  target: { en: 'its targets', fr: 'ses cibles' },
  defender: { en: 'the defenders', fr: 'les défenseurs' },
  attacker: { en: 'who attacked', fr: 'qui a attaqué' },
  actor: { en: 'who played the ability', fr: 'qui a joué la capacité' },
  it: { en: 'who set it off', fr: 'qui l’a déclenchée' },
});
const SIDES = named({
  self: { en: 'the character itself', fr: 'le personnage lui-même' },
  ally: { en: 'friends', fr: 'amis' },
  enemy: { en: 'enemies', fr: 'ennemis' },
  any: { en: 'friends and enemies', fr: 'amis et ennemis' },
});
const WHICH = named({ this: { en: 'this card', fr: 'cette carte' }, other: { en: 'another one', fr: 'une autre' } });
const GENDERS = named({ m: { en: 'masculine', fr: 'masculin' }, f: { en: 'feminine', fr: 'féminin' } });
const CLASSES = named(CLASS_NAMES);
const RACES = named(RACE_NAMES);

const MAPS = {
  pictures: { maps: ({ thing }: { readonly thing: OwnThing }) => <MapPicture of={thing as unknown as OwnMap} /> },
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
        who: () => WHO,
        side: () => SIDES,
        which: () => WHICH,
        gender: () => GENDERS,
      }}
      term={(lang, id) => {
        const [kind, word] = id.split('.');
        const words = wordsFor(lang);
        return words.knows(`${kind}-${word}`) ? words.term(`${kind}-${word}`) : undefined;
      }}
    />
  );
}
