/** Names, typesetting and the sentences that need a closer look than a key list gives. */
import { Match } from '@escarmouche/engine';
import {
  CARDS,
  type CHARACTERS,
  findCard,
  findCharacter,
  type Member,
  type Setup,
  type Situation,
  situationMatch,
  wow,
} from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { capital, elide, marked, partsOf, plain, typeset } from '../../typeset.ts';
import { type Naming, spaceCalled, spaceName, wordsFor } from './index.ts';

const fr = wordsFor('fr');
const en = wordsFor('en');

/** A match of these characters on the Crossroads, as somebody who knows everything sees it. */
function position(dawn: readonly Member[], ash: readonly Member[]): Naming {
  const setup: Setup = {
    format: 'open',
    map: 'crossroads',
    seats: [
      { faction: 'D', party: dawn },
      { faction: 'A', party: ash },
    ],
    first: 0,
  };
  const match = new Match(wow, setup);
  return { table: match.table, state: match.state, seatNames: ['Ada', 'Ben'] };
}

function member(character: string, ...cards: string[]): Member {
  return { character, cards };
}

const usual = position([member('D1', 'K04'), member('D5', 'K02')], [member('A2', 'K16'), member('A5', 'K17')]);

describe('typesetting', () => {
  it('puts the spaces that French wants, and no break into them', () => {
    expect(typeset('fr', 'Quoi ? « Non » ; si : oui !')).toBe('Quoi\u202F? «\u202FNon\u202F»\u202F; si\u202F: oui\u202F!');
    expect(typeset('fr', 'L\'ours dit "non"')).toBe('L’ours dit «\u202Fnon\u202F»');
    expect(typeset('fr', 'portée 2-4, -1 en armure')).toBe('portée 2-4, −1 en armure');
  });

  it('sets English quotes and minus signs', () => {
    expect(typeset('en', "It's 'so': \"-1\"?")).toBe('It’s ‘so’: “−1”?');
  });

  it('changes nothing the second time', () => {
    for (const text of ['Quoi ? « Non » : -1', "C'est l'heure !", 'a : b ; c'])
      expect(typeset('fr', typeset('fr', text))).toBe(typeset('fr', text));
  });

  it('elides before names, and only there', () => {
    expect(elide('la fin de Audric, de Hroth, de Ysolde, de A5 et de A12')).toBe("la fin d'Audric, de Hroth, d'Ysolde, de A5 et de A12");
    expect(elide(`tour de ${marked('f', 1, 'Audric')}`)).toBe(`tour d'${marked('f', 1, 'Audric')}`);
    expect(elide(`tour de ${marked('f', 9, 'le Totem')}, à le défenseur`)).toBe(`tour du ${marked('f', 9, 'Totem')}, au défenseur`);
    expect(elide('doit de une carte')).toBe("doit d'une carte");
  });

  it('marks names and takes the marks away', () => {
    const text = `${marked('f', 2, 'Maku')} va en ${marked('s', 7, 'C5')}.`;
    expect(plain(text)).toBe('Maku va en C5.');
    expect(partsOf(text)).toEqual([{ text: 'Maku', figure: 2 }, { text: ' va en ' }, { text: 'C5', space: 7 }, { text: '.' }]);
    expect(plain(capital(marked('f', 2, 'le totem')))).toBe('Le totem');
  });
});

describe('spaces', () => {
  it('are named by row and column, each once', () => {
    const { field } = usual.table;
    const names = Array.from({ length: field.size }, (_x, s) => spaceName(usual.table, s));
    expect(new Set(names).size).toBe(field.size);
    expect(names[0]).toBe('A1');
    expect(names[names.length - 1]).toBe('I11');
    expect(names[usual.table.victory[0]]).toBe('E6');
    names.forEach((name, s) => {
      expect(spaceCalled(usual.table, name.toLowerCase())).toBe(s);
    });
    expect(spaceCalled(usual.table, 'Z9')).toBe(-1);
  });

  it('keep their columns where rows are of different lengths', () => {
    const match = new Match(wow, {
      format: 'open',
      map: 'open-2',
      seats: [
        { faction: 'D', party: [member('D1')] },
        { faction: 'A', party: [member('A1')] },
      ],
      first: 0,
    });
    const { field } = match.table;
    expect(Array.from({ length: field.size }, (_x, s) => spaceName(match.table, s)).join(' ')).toBe(
      'A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E2 E3 E4',
    );
  });

  it('say aloud what they are', () => {
    const at = (name: string): number => spaceCalled(usual.table, name);
    expect(fr.spaceAloud(at('A4'), usual)).toBe('A4, couvert');
    expect(fr.spaceAloud(at('E6'), usual)).toBe('E6, emplacement de VP');
    expect(en.spaceAloud(at('C1'), usual)).toBe('C1, spawn point');
    expect(en.spaceAloud(at('A8'), usual)).toBe('A8, impassable');
  });
});

describe('names of figures', () => {
  it('are first names, whatever stands before them', () => {
    expect([0, 1, 2, 3].map((i) => en.figure(i, usual))).toEqual(['Brannoc', 'Audric', 'Maku', 'Hroth']);
    expect([0, 1, 2, 3].map((i) => fr.figure(i, usual))).toEqual(['Brannoc', 'Audric', 'Maku', 'Hroth']);
  });

  it('tell twins apart by their side, then by number', () => {
    const twins = position([member('D1'), { ...member('D1'), key: 'x' }], [{ ...member('D1'), key: 'y' }, member('A1')]);
    expect([0, 1, 2, 3].map((i) => en.figure(i, twins))).toEqual(['Brannoc 1 (Ada)', 'Brannoc 2 (Ada)', 'Brannoc (Ben)', 'Grusha']);
  });

  it('give pets and totems their owner', () => {
    const { table, state, seatNames }: Naming = usual;
    const figures = [...state.figures];
    const ctx = { table, state: { ...state, figures }, ...(seatNames === undefined ? {} : { seatNames }) };
    const token = (card: string): number => {
      const c = state.cards.findIndex((x) => table.cards[x.def].card.id === card);
      return figures.push({ ...figures[0], def: table.cards[state.cards[c].def].token, card: c }) - 1;
    };
    const totem = token('K16');
    const pet = token('K17');
    expect([en.figure(totem, ctx), en.figure(pet, ctx)]).toEqual(['Maku’s Stream Totem', 'Hroth’s Ashfang']);
    expect([fr.figure(totem, ctx), fr.figure(pet, ctx)]).toEqual(['Le Totem du ruisseau de Maku', 'Croc-de-Cendre (Hroth)']);
    const clock = { rule: 'wow:408.1a', key: 'ticked-up', args: { figure: { figure: totem }, n: 2, clock: 5 }, to: 'all' } as const;
    expect(fr.event(clock, ctx)).toBe('L’horloge du Totem du ruisseau de Maku avance de 2\u202F: elle marque 5.');
  });
});

describe('sentences', () => {
  const all = { rule: 'wow:601.1', to: 'all' } as const;

  it('choose the variant that the values call for', () => {
    const roll = (hits: number, crit: boolean) => ({
      ...all,
      key: 'rolls-attack',
      args: { figure: { figure: 1 }, dice: 3, faces: '2 4 10', outcome: '', hits, crit },
    });
    expect(en.event(roll(2, true), usual)).toBe('Audric rolls 2 hits and a crit (2, 4, 10).');
    expect(fr.event(roll(1, false), usual)).toBe('Jet d’attaque d’Audric\u202F: 1 touche (2, 4, 10).');
    expect(fr.event(roll(0, false), usual)).toBe('Jet d’attaque d’Audric\u202F: aucune touche (2, 4, 10).');
  });

  it('name attacks by what they are made with', () => {
    const card = usual.state.cards.findIndex((c) => usual.table.cards[c.def].card.id === 'K04');
    const attack = (c: number, key: string) => ({
      ...all,
      key: 'attacks',
      args: { figure: { figure: 0 }, ability: { term: key }, card: { card: c }, targets: { figures: [2, 3] } },
    });
    expect(fr.event(attack(-1, 'main'), usual)).toBe('Brannoc attaque Maku et Hroth.');
    expect(fr.event(attack(card, 'core'), usual)).toBe('Brannoc attaque Maku et Hroth avec «\u202FGrand moulinet\u202F».');
    expect(
      en
        .eventParts(attack(card, 'core'), usual)
        .map((p) => p.text)
        .join(''),
    ).toBe('Brannoc attacks Maku and Hroth with “Wide Sweep”.');
  });

  it('tell apart the abilities of one figure: attacks by their types, others by what they do, or by a number', () => {
    const fire = { kind: 'attack', ticks: 1, nature: 'magic', type: 'fire', power: 1, range: { max: 1 } } as const;
    const heals = (n: number) => ({ kind: 'payment', ticks: 1, effects: [{ do: 'heal', n, who: 'self' }] }) as const;
    const near = { on: 'stops', whom: 'enemy', adjacent: true } as const;
    const crit = [heals(1), heals(2), { effects: [{ do: 'tick-up', n: 1, who: 'defender' }] }] as const;
    const situation: Situation = {
      figures: {
        A: {
          side: 1,
          at: '0,0',
          printed: {
            main: { crit: crit.map(({ effects }) => ({ effects })) },
            lower: [fire, { ...fire, type: 'frost' }, heals(1), heals(2)],
          },
        },
        X: { side: 2, at: '1,0' },
        Y: {
          side: 2,
          at: '0,2',
          printed: {
            lower: [
              { kind: 'ongoing', trigger: near, effects: [{ do: 'damage', n: 1, who: 'it' }] },
              { kind: 'ongoing', trigger: near, effects: [{ do: 'tick-up', n: 1, who: 'it' }] },
            ],
          },
        },
      },
      turn: 'A',
    };
    const m = situationMatch(situation);
    const said = (prefix: string, words: typeof en): string[] =>
      m
        .options()
        .filter((o) => o.id.startsWith(prefix))
        .map((o) => words.option(o.say, { table: m.table, state: m.state }));
    expect(said('attack:A/lower', en)).toEqual(['Second attack (fire) on X', 'Second attack (frost) on X']);
    expect(said('attack:A/lower', fr)).toEqual(['Attaque secondaire (feu) sur X', 'Attaque secondaire (givre) sur X']);
    expect(said('ability:A/lower', en)).toEqual(['Heal 1', 'Heal 2']);
    m.take('attack:A/main>X');
    m.roll([10, 1, 1]);
    expect(said('crit:', en)).toEqual(['Begin with heal (1)', 'Begin with heal (2)', 'Begin with tick-up']);
    m.take('crit:2');
    m.take('crit:3');
    m.take('move:A>0,1');
    expect(said('trigger:', en)).toEqual(['Begin with Y’s ability (damage)', 'Begin with Y’s ability (tick-up)']);
    expect(said('trigger:', fr)).toEqual(['Commencer par la capacité de Y (dégâts)', 'Commencer par la capacité de Y (avance d’horloge)']);
  });

  it('say what passing means only where one may pass', () => {
    const ask = (upTo: boolean) => ({ key: 'ask-shift', args: { figure: { figure: 0 }, n: 1, upTo } });
    expect(fr.prompt(ask(true), usual)).toEqual({
      question: 'Où déplacer Brannoc, de 1 case au plus\u202F?',
      pass: 'Sinon, Brannoc reste sur place.',
    });
    expect(fr.prompt(ask(false), usual).pass).toBeUndefined();
  });

  it('read outcomes', () => {
    expect(['hits:3:crit', 'hits:0', 'blocks:1', 'dice:1:2:0', 'die:crit', 'first:2'].map((id) => en.outcome(id, usual))).toEqual([
      '3 hits and a crit',
      'No hits',
      '1 block',
      '2 successes and 1 failure',
      'A crit',
      'First player: Ben',
    ]);
  });

  it('explain parts of a number', () => {
    const part = { layer: 'add', amount: -1, source: { figure: 3 }, rule: 'wow:708' } as const;
    expect(fr.contribution(part, usual)).toBe('−1 Hroth');
    expect(fr.contribution({ ...part, layer: 'base', amount: 4 }, usual)).toBe('4 d’après la carte');
  });

  it('put names for the ids of a faulty party', () => {
    expect(fr.fault({ key: 'restriction', args: { id: 'K04', character: 'D4', only: 'warrior, orc' } })).toBe(
      'Thessaly du Givre ne peut avoir la carte Grand moulinet. Pour\u202F: guerrier ou orque.',
    );
  });

  it('leave a figure of a table the name it has there, were it the letter of a faction', () => {
    const said = (character: string): string => en.fault({ key: 'restriction', args: { id: 'K17', character, only: 'hunter' } });
    expect([said('A'), said('D')]).toEqual(['A may not hold Call Ashfang. Only: hunter.', 'D may not hold Call Ashfang. Only: hunter.']);
  });

  it('fall back on the key where they know nothing', () => {
    expect(en.refusal({ rule: 'wow:1', key: 'never-heard-of', args: {} }, usual)).toBe('never-heard-of');
    expect(en.term('never-heard-of')).toBe('never-heard-of');
  });
});

describe('cards in words', () => {
  const main = (id: string): (typeof CHARACTERS)[number]['main'] => findCharacter(id)?.main ?? expect.fail(id);

  it('describe attacks and abilities', () => {
    expect(en.ability(main('D1'))).toEqual({
      line: '3 ticks · physical melee · power 6 · range 1',
      text: ['Crit: tick the defender up 1.'],
    });
    expect(en.ability(main('D1'), { power: 7, range: { min: 1, max: 2 } }).line).toBe('3 ticks · physical melee · power 7 · range 1 to 2');
    expect(fr.ability(main('D1'))).toEqual({
      line: '3 tics · physique (mêlée) · puissance 6 · portée 1',
      text: ['Critique\u202F: augmentez de 1 l’horloge du défenseur.'],
    });
    expect(en.ability(findCharacter('D1')?.lower[0] ?? main('D1')).text).toEqual([
      'Protector of another adjacent ally against physical attacks.',
    ]);
    expect(fr.ability(findCard('K26')?.ability ?? main('D1')).text).toEqual([
      'Ce personnage ne peut se déplacer jusqu’à la fin de ce tour. Ce personnage a +1 en armure et +1 en résistance jusqu’au début de son prochain tour.',
    ]);
  });

  it('describe every card of the pool without a gap', () => {
    for (const w of [fr, en]) {
      for (const card of CARDS) {
        const face = w.cardFace(card);
        const said = [
          face.line,
          face.only,
          ...[card.ability, ...(card.ongoing ?? []), card.pet?.main].flatMap((a) =>
            a === undefined ? [] : [w.ability(a).line, ...w.ability(a).text],
          ),
        ];
        expect(said.join('\n'), card.id).not.toMatch(/\{\{|undefined|…| {2}|de le |à le /);
      }
    }
  });
});
