/** Everything that can be wrong with a command line, in both languages: status 2, one line, and nothing on standard output. */
import { describe, expect, it } from 'vitest';
import { main } from '../../program.ts';
import { caught, run, scratch } from '../../run.testing.ts';
import { RULING } from './ruling.testing.ts';

const file = scratch();
const good = file('good.yaml', RULING);
const broken = file('broken.yaml', RULING.replace('side: 2', 'side: 3'));
const unknown = file('unknown.yaml', RULING.replace('chance: { dice: 3 }', 'values: { Z.health: 3 }'));
const json = file('x.json', 'not a match');

/** What is asked, and what is said of it in English and in French. */
const WRONG: readonly (readonly [string[], string, string])[] = [
  [['fly'], 'there is no command "fly"', "il n'y a pas de commande \"fly\""],
  [['repaly', 'x'], 'there is no command "repaly"; did you mean replay?', "il n'y a pas de commande \"repaly\" ; vouliez-vous dire replay ?"],
  [['replay', '--lgo', 'x'], 'there is no option "--lgo"; did you mean --log?', "il n'y a pas d'option \"--lgo\" ; vouliez-vous dire --log ?"],
  [['replay', '-x', 'x'], 'there is no option "-x"', "il n'y a pas d'option \"-x\""],
  [['ruling'], 'expected <FILE>, found nothing', "il faut <FILE>, et il n'y a rien"],
  [['play'], 'expected <GAME>, found nothing', "il faut <GAME>, et il n'y a rien"],
  [['options', 'a', 'b'], 'options: expected 1 argument, found 2', 'options : il faut 1 argument, et non 2'],
  [['options', good, '--case'], '--case <N>: expected a value, found nothing', "--case <N> : il faut une valeur, et il n'y a rien"],
  [['rulings', 'chess'], 'GAME: expected one of wow, ', 'GAME : il faut un mot parmi wow, '],
  [['play', 'wow', '--games', 'many'], '--games: expected a whole number', '--games : il faut un nombre entier de 1 à 100000000, et non "many"'],
  [['play', 'wow', '--seats', 'me'], '--seats: expected two of random, greedy', '--seats : il en faut deux parmi random, greedy'],
  [['play', 'wow', '--choice', 'x'], '--choice: expected id=value', '--choice : il faut id=valeur'],
  [['play', 'wow', '--choice', 'x=1'], '--choice: expected one of victory-check,', '--choice : il faut un mot parmi victory-check,'],
  [['play', 'wow', '--format', 'x'], '--format: expected one of starter,', '--format : il faut un mot parmi starter,'],
  [['play', 'wow', '--parties', 'a'], '--parties: expected two parties', '--parties : il faut deux groupes'],
  [['play', 'wow', '--map', 'moon'], '--map: expected one of crossroads', '--map : il faut un mot parmi crossroads'],
  [['options', ''], '"": cannot be read: ', '"" : ne peut être lu : '],
  [['play', 'wow', '--out', 'x', '--games', '2'], '--out: expected one game, found 2', '--out : il faut une seule partie, et non 2'],
  [['options', good, '--case', '7'], '--case: expected a number from 1 to 2, found 7', '--case : il faut un nombre de 1 à 2, et non 7'],
  [['options', 'none.yaml'], 'none.yaml: cannot be read: there is no such file or folder', "none.yaml : ne peut être lu : il n'y a pas de tel fichier"],
  [['options', broken], 'figures.X.side: expected 1 or 2, found 3', 'figures.X.side\u202F: il faut 1 ou 2, et non 3'],
  [['options', unknown], 'found: "Z.health": No value is called “Z.health”.', 'or\u202F: "Z.health"\u202F: Aucune valeur ne s’appelle «\u202FZ.health\u202F».'],
  [['replay', json], 'x.json:1:1: expected a value, found "n"', 'x.json:1:1\u202F: il faut une valeur, et non "n"'],
]; // biome-ignore format: a table

describe.each(WRONG)('%j', (argv, english, french) => {
  it.each([
    ['en', english],
    ['fr', french],
  ])('is told in one line: %s', async (lang, line) => {
    const { status, out, err } = await run('--lang', lang, ...argv);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(line);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('is told in the language of the environment', async () => {
    const io = caught({ LC_ALL: 'fr_FR.UTF-8' });
    expect(await main(argv, io)).toBe(2);
    expect(io.text.err).toContain(french);
    expect(io.text.err).not.toMatch(/\b(expected|found|cannot|there is)\b/);
  });
});

describe('a language nobody speaks', () => {
  it('is said in the one of the environment', async () => {
    const io = caught({ LANG: 'fr_CA' });
    expect(await main(['rulings', '--lang', 'de'], io)).toBe(2);
    expect(io.text.err).toBe('--lang : il faut un mot parmi fr, en, et non "de"\n');
  });
});

describe('what fails', () => {
  it('is told in French', async () => {
    const failing = file('failing.yaml', RULING.replace('dice: 3', 'dice: 4'));
    const { status, out } = await run('ruling', failing, '--lang', 'fr');
    expect(status).toBe(1);
    expect(out).toContain('cas 2, étape 2\u202F: attendu un jet {"dice":4}, obtenu un jet du joueur 1 (roll, wow:601.1), dés\u202F: 3');
    const refused = file('refused.yaml', RULING.replace('move:A>1,0', 'move:A>5,0'));
    expect((await run('options', refused, '--case', '1', '--lang', 'fr')).err).toContain(
      'cas 1, étape 1\u202F: attendu move:A>5,0, obtenu refusé selon wow:',
    );
  });

  it('in a record too', async () => {
    const path = file('match.json');
    await run('play', 'wow', '--choice', 'round-limit=5', '--out', path);
    const { readFileSync } = await import('node:fs');
    const changed = file('changed.json', readFileSync(path, 'utf8').replace(/"hash":\d+/, '"hash":1'));
    expect((await run('replay', changed, '--lang', 'fr')).err).toMatch(/ : réponse 1\u202F: attendu l’état 1, obtenu l’état \d+\n$/);
  });
});

describe('help', () => {
  it('gives its defaults in the language spoken', async () => {
    const out = (await run('play', '--help', '--lang', 'fr')).out.replace(/\s+/g, ' ');
    expect(out).toContain('(par défaut : random,random)');
    expect(out).toContain('(par défaut : wow dawn-starter,ash-starter');
    expect(out).not.toContain('default');
  });
});
