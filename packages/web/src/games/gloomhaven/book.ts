/** The rules of Gloomhaven in reading order. */
import { type BookSource, like, pairs } from '../../rulings/book.ts';

export const book: BookSource = {
  outline: [
    {
      title: { en: 'The goal', fr: 'Le but' },
      text: {
        en: 'Together, kill every monster of the scenario, behind its doors too. All is lost once every character is exhausted: without hit points, or without cards enough to go on.',
        fr: 'Ensemble, tuer tous les monstres du scénario, derrière ses portes aussi. Tout est perdu quand tous les personnages sont épuisés\u00a0: sans points de vie, ou sans assez de cartes pour continuer.',
      },
      rules: ['scenario.1', 'end.1', 'end.2', 'damage.2'],
    },
    {
      title: { en: 'A round', fr: 'Un round' },
      text: {
        en: 'Each player chooses two cards of the hand, one of them leading: its number is the initiative, and the lowest goes first. A card is drawn for each type of monster. Who has no cards to choose from rests.',
        fr: 'Chacun choisit deux cartes de sa main, dont une mène\u00a0: son nombre est l’initiative, et le plus petit joue le premier. Une carte est tirée pour chaque type de monstre. Qui n’a plus de cartes à choisir se repose.',
      },
      rules: ['round.1', 'round.2', 'round.3', 'rest.1', 'rest.2'],
    },
    {
      title: { en: 'A turn', fr: 'Un tour' },
      text: {
        en: 'Use the top of one card and the bottom of the other, in either order. Any top is also an Attack 2, any bottom a Move 2. A used card is discarded, or lost for the scenario where it says so; a rest brings the discards back, but for one.',
        fr: 'On joue le haut d’une carte et le bas de l’autre, dans l’ordre que l’on veut. Tout haut vaut aussi Attaque 2, tout bas Déplacement 2. Une carte jouée est défaussée, ou perdue pour le scénario si elle le dit\u00a0; un repos rend la défausse, sauf une carte.',
      },
      rules: ['turn.1', 'turn.2', 'turn.5', 'rest.1', 'rest.2'],
    },
    {
      title: { en: 'An attack', fr: 'Une attaque' },
      text: {
        en: 'To the number of the attack come bonuses and penalties, then a modifier card drawn for each target: from a miss to the double. Shields are taken off, and the rest is damage. A character may lose a card of the hand, or two discards, to suffer none of it.',
        fr: 'Au nombre de l’attaque s’ajoutent bonus et malus, puis une carte modificateur tirée pour chaque cible\u00a0: du coup manqué au double. On ôte les boucliers, et le reste fait des dégâts. Un personnage peut perdre une carte de sa main, ou deux de sa défausse, pour n’en rien subir.',
      },
      rules: ['pipeline.1', 'pipeline.2', 'draw.01', 'pipeline.4', 'pipeline.5', 'damage.1'],
    },
    {
      title: { en: 'Monsters', fr: 'Les monstres' },
      text: {
        en: 'Each turns on the enemy that it could attack by the shortest way, its focus, and does what the card of its type says. It goes where it can attack that focus, best without disadvantage and with most other targets.',
        fr: 'Chacun se tourne vers l’ennemi qu’il pourrait attaquer par le chemin le plus court, sa cible prioritaire, et fait ce que dit la carte de son type. Il va là d’où il peut attaquer cette cible, de préférence sans désavantage et avec le plus d’autres cibles.',
      },
      rules: ['focus.2', 'focus.4', 'monster.1', 'monster-move.3', 'monster-move.4'],
    },
  ],
  terms: pairs(`
    ability card|carte de capacité, advantage|avantage, area|zone, attack|attaque, bless|bénédiction, character|personnage,
    condition|état, curse|malédiction, damage|dégât, difficult terrain|terrain difficile, disadvantage|désavantage, disarm|désarmement,
    discard|défausse, door|porte, element|élément, elite|élite, exhausted|épuisé, experience|expérience, flying|vol, focus|cible,
    hazard|danger, heal|soin, hit points|points de vie, immobilize|immobilisation, initiative|initiative, invisible|invisible, item|objet,
    jump|saut, level|niveau, long rest|repos long, loot|butin, lost|perdu, modifier|modificateur, monster|monstre, move|déplacement,
    muddle|confusion, obstacle|obstacle, poison|poison, push|poussée, range|portée, rest|repos, retaliate|riposte, round|round,
    shield|bouclier, short rest|repos court, sight|vue, strengthen|renforcement, stun|étourdissement, summon|invocation, trap|piège,
    turn|tour, wall|mur, wound|blessure
  `),
  chapters: [
    { title: { en: 'The scenario, and its end', fr: 'Le scénario, et sa fin' }, has: like(/^(?:scenario|level|end)\./) },
    { title: { en: 'Rounds and turns', fr: 'Rounds et tours' }, has: like(/^(?:round|turn)\./) },
    { title: { en: 'Rest, damage and exhaustion', fr: 'Repos, dégâts et épuisement' }, has: like(/^(?:rest|damage)\./) },
    { title: { en: 'Moving and the ground', fr: 'Déplacement et terrain' }, has: like(/^(?:move|terrain|forced|door|loot)\./) },
    { title: { en: 'Range and sight', fr: 'Portée et vue' }, has: like(/^(?:range|sight)\./) },
    { title: { en: 'An attack, step by step', fr: 'Une attaque, pas à pas' }, has: like(/^pipeline\./) },
    { title: { en: 'Attacks and their targets', fr: 'Les attaques et leurs cibles' }, has: like(/^(?:attack|melee|ranged|area|target)\./) },
    {
      title: { en: 'Modifier cards and advantage', fr: 'Cartes modificateur et avantage' },
      has: like(/^(?:modifiers|draw|advantage|deck)\./),
    },
    { title: { en: 'Conditions and elements', fr: 'États et éléments' }, has: like(/^(?:condition|element)\./) },
    { title: { en: 'Monsters: their focus', fr: 'Les monstres\u00a0: leur cible prioritaire' }, has: like(/^focus\./) },
    { title: { en: 'Monsters: moving and acting', fr: 'Les monstres\u00a0: se déplacer et agir' }, has: like(/^monster(?:-move)?\./) },
    { title: { en: 'Revealed rooms and summons', fr: 'Salles révélées et invocations' }, has: like(/^(?:reveal|summon)\./) },
  ],
};
