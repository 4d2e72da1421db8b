/** Skills of attack and parry. */
import type { Skill } from '../types.ts';

export const BLOWS: readonly Skill[] = [
  {
    id: 'ambidextrous',
    names: { en: 'Ambidextrous', fr: 'Ambidextre' },
    text: {
      en: 'A parry that beats the attack by 2 or more also earns an attack die. If the attack fails by itself, the bearer chooses: keep the defence die, or lose it and gain an attack die. The attack gained is made at once, on that attacker, and never as a Master strike. No effect once a sustained defence is announced (IX-E-5.i).',
      fr: "Une parade qui dépasse l'attaque de 2 ou plus rapporte aussi un dé d'attaque. Si l'attaque échoue d'elle-même, le porteur choisit : garder le dé de défense, ou le perdre et gagner un dé d'attaque. L'attaque gagnée se fait aussitôt, sur cet attaquant, et jamais en Coup de maître. Sans effet dès qu'une défense soutenue est annoncée (IX-E-5.i).",
    },
    rule: 'conf:skill.ambidextrous',
    standing: 'sure',
    x: 'none',
    played: true,
  },
  {
    id: 'counter-attack',
    names: { en: 'Counter-attack', fr: 'Contre-attaque' },
    text: {
      en: 'Announced before the attack is rolled, and then binding. The defence must beat the attack by 2, or by 1 if the bearer has the skill both by rank and printed; if it does, the attack is parried and an attack die gained, used at once on that attacker and never as a Master strike. If the attack fails by itself, the die is gained without a roll, but the committed defence dice are lost, unlike IX-E-4.a. Characters, warrior-mages and warrior-monks have it by rank. Not possible once a sustained defence is announced (IX-E-5.h).',
      fr: "S'annonce avant le jet d'attaque, et engage. La défense doit dépasser l'attaque de 2, ou de 1 si le porteur a la compétence à la fois par son rang et sur sa carte ; dans ce cas l'attaque est parée et un dé d'attaque gagné, employé aussitôt sur cet attaquant et jamais en Coup de maître. Si l'attaque échoue d'elle-même, le dé est gagné sans jet, mais les dés de défense engagés sont perdus, contrairement à IX-E-4.a. Les personnages, les guerriers-mages et les moines-guerriers l'ont par leur rang. Impossible dès qu'une défense soutenue est annoncée (IX-E-5.h).",
    },
    rule: 'conf:skill.counter-attack',
    standing: 'sure',
    x: 'none',
    played: true,
  },
  {
    id: 'master-strike',
    names: { en: 'Master strike', fr: 'Coup de maître' },
    text: {
      en: 'Two attack dice are spent as one attack: one die is rolled, and it counts as one attack. If it is not parried, the FOR of the wound roll rises by the present ATT, never by more than the printed one, and by X. It goes before the duty to strike each enemy (IX-D-2.d).',
      fr: "On dépense deux dés d'attaque pour une seule attaque : on lance un dé, et cela compte pour une attaque. Si elle n'est pas parée, la FOR du jet de Blessures augmente de l'ATT du moment, sans dépasser celle de la carte, et de X. Cela prime sur le devoir de frapper chaque ennemi (IX-D-2.d).",
    },
    rule: 'conf:skill.master-strike',
    standing: 'sure',
    x: 'number',
    played: true,
  },
  {
    id: 'feint',
    names: { en: 'Feint', fr: 'Feinte' },
    text: {
      en: 'When an attack lands, the bearer may take an attack or defence die from the victim instead of making the wound roll.',
      fr: "Quand une attaque porte, le porteur peut ôter à la victime un dé d'attaque ou de défense au lieu de faire le jet de Blessures.",
    },
    rule: 'conf:skill.feint',
    standing: 'sure',
    x: 'none',
    played: true,
  },
  {
    id: 'bravery',
    names: { en: 'Bravery', fr: 'Bravoure' },
    text: {
      en: 'With all its dice in attack the bearer has ATT+1 and FOR+1.',
      fr: 'Avec tous ses dés en attaque, le porteur a ATT+1 et FOR+1.',
    },
    rule: 'conf:skill.bravery',
    standing: 'likely',
    x: 'none',
    played: true,
    adds: { when: 'all-attack', stats: { ATT: 1, FOR: 1 } },
  },
  {
    id: 'born-killer',
    names: { en: 'Born killer', fr: 'Tueur né' },
    text: {
      en: 'The bearer has X combat dice more, one where no number is printed.',
      fr: "Le porteur a X dés de combat de plus, un seul si aucun nombre n'est imprimé.",
    },
    rule: 'conf:skill.born-killer',
    standing: 'likely',
    x: 'number',
    played: true,
    dice: 'x',
  },
  {
    id: 'war-fury',
    names: { en: 'War fury', fr: 'Furie guerrière' },
    text: {
      en: 'If more than half of its dice are in attack, the bearer may declare War fury and has one attack die more in this combat. It is then bound to it in its later combats of the round. Whoever is forced to put at least as many dice in defence as in attack cannot declare it.',
      fr: "Si plus de la moitié de ses dés sont en attaque, le porteur peut déclarer sa Furie guerrière et a un dé d'attaque de plus dans ce combat. Il y est alors tenu dans ses combats suivants du tour. Qui est forcé de mettre au moins autant de dés en défense qu'en attaque ne peut la déclarer.",
    },
    rule: 'conf:skill.war-fury',
    standing: 'sure',
    x: 'none',
    played: true,
  },
  {
    id: 'seasoned',
    names: { en: 'Seasoned', fr: 'Aguerri' },
    text: {
      en: 'The bearer may also roll natural fives again and add them, as others do sixes (F1.b).',
      fr: 'Le porteur peut aussi relancer et ajouter les 5 naturels, comme les autres les 6 (F1.b).',
    },
    rule: 'conf:skill.seasoned',
    standing: 'likely',
    x: 'none',
    played: true,
  },
];
