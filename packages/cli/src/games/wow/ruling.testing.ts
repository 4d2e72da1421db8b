/** A ruling that holds: one figure moves, attacks, and stands in the middle of its turn. */
export const RULING = `ruling: wow:404.1
cases:
  - name: { en: One point spent, fr: Un point dépensé }
    situation:
      figures:
        A: { side: 1, at: '0,0' }
        X: { side: 2, at: '2,0' }
      turn: A
    script:
      - take: move:A>1,0
      - expect:
          offered: ['attack:A/main>X']
  - name: { en: And the attack, fr: Et l'attaque }
    situation:
      figures:
        A: { side: 1, at: '1,0' }
        X: { side: 2, at: '2,0' }
      turn: A
    script:
      - take: attack:A/main>X
      - expect:
          chance: { dice: 3 }
`;
