/** Dice: faces, successes, support, comparison. */
import type { Paragraph } from './types.ts';

export const DICE: readonly Paragraph[] = [
  {
    id: 'wu:D1',
    title: { en: 'Faces of the dice', fr: 'Faces des dés' },
    text: {
      en: 'An attack dice has two hammers, one swords, one single support, one double support and one critical. A defence dice has two shields, one dodge, one single support, one double support and one critical. A magic dice has three channels, two focuses and one critical, and no support.',
      fr: "Un dé d'attaque porte deux marteaux, une face épées, un soutien simple, un soutien double et un critique. Un dé de défense porte deux boucliers, une esquive, un soutien simple, un soutien double et un critique. Un dé de magie porte trois canalisations, deux focus et un critique, sans soutien.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:D2',
    title: { en: 'Successes', fr: 'Réussites' },
    text: {
      en: "In an attack roll the symbol of the attack's Dice characteristic succeeds, and so does a critical; support faces only where they are earned (D3). In a defence roll it is the symbol of the Defence characteristic, criticals and earned support; for a fighter on Guard shields and dodges both succeed (R5).",
      fr: "À un jet d'attaque, le symbole de la caractéristique Dés de l'attaque est une réussite, de même qu'un critique ; les faces de soutien seulement là où elles sont acquises (D3). À un jet de défense, c'est le symbole de la caractéristique de Défense, les critiques et le soutien acquis ; pour un combattant en Garde, boucliers et esquives sont des réussites (R5).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:D3',
    title: { en: 'Support', fr: 'Soutien' },
    text: {
      en: "The attacker's supporters are its other friends adjacent to the target; the target's supporters are its other friends adjacent to the attacker. Whoever has more counts single supports as successes, and with at least two more, double supports too; the other side counts none, and nobody does where both have as many. The range of the attack does not matter. No fighter ever counts for more than two supporters (319.1).",
      fr: "Les soutiens de l'attaquant sont ses autres amis adjacents à la cible ; ceux de la cible, ses autres amis adjacents à l'attaquant. Qui en a davantage compte les soutiens simples comme réussites et, avec au moins deux de plus, les soutiens doubles aussi ; l'autre camp n'en compte aucun, et personne à nombre égal. La portée de l'attaque n'y change rien. Un combattant ne compte jamais pour plus de deux soutiens (319.1).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:D4',
    title: { en: 'Criticals first, then successes', fr: 'Les critiques, puis les réussites' },
    text: {
      en: 'The side with more criticals wins outright. With as many criticals on both sides, none included, the side with more other successes wins. If those are equal as well it is a tie: the attack fails, and if the attacker had at least one success, critical or not, the target may be driven back (A8, g.18). Where the defender wins the attack fails and nobody is driven back.',
      fr: "Le camp qui a le plus de critiques l'emporte d'office. À nombre égal de critiques, même nul, le camp qui a le plus d'autres réussites l'emporte. Si celles-ci aussi sont égales, c'est une égalité : l'attaque échoue et, si l'attaquant avait au moins une réussite, critique ou non, la cible peut être repoussée (A8, g.18). Quand le défenseur l'emporte, l'attaque échoue et personne n'est repoussé.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:D5',
    title: { en: 'Critical hit and critical rolled', fr: 'Coup critique et critique obtenu' },
    text: {
      en: "'On a critical hit' asks for an attack that succeeded with at least one critical in its roll. 'If a critical is rolled' asks for the critical only, whether the attack succeeds or not, and so takes effect on the defence roll that follows (Cleave of Hakka and Skritch).",
      fr: "« Sur un coup critique » demande une attaque réussie dont le jet comptait au moins un critique. « Si un critique est obtenu » ne demande que le critique, que l'attaque réussisse ou non, et agit donc sur le jet de défense qui suit (le Fauchage de Hakka et de Skritch).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
];
