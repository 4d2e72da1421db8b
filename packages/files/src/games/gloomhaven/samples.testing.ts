/** A file of monster turns with every field in it, and a plain one. */

/** As data. */
export const TURNS = {
  source: 'our own',
  geometry: 'columns and rows',
  fields: 'all of them',
  cases: [
    {
      n: 1,
      name: { en: 'Everything at once', fr: 'Tout à la fois' },
      rule: 'gh:focus.1',
      move: 3,
      range: 2,
      targets: 2,
      flying: false,
      jumping: true,
      muddled: true,
      teleport: false,
      aoeCells: [
        [3, 3],
        [3, 4],
      ],
      figures: [
        { at: [5, 3], kind: 'active' },
        { at: [5, 4], kind: 'monster' },
        { at: [5, 5], kind: 'character', initiative: 12 },
        { at: [8, 4], kind: 'character' },
      ],
      terrain: [
        { at: [1, 1], kind: 'wallHex' },
        { at: [6, 4], kind: 'trap' },
        { at: [6, 4], kind: 'difficult' },
      ],
      wallEdges: [{ at: [5, 3], edge: 2 }],
      expected: [{ moveTo: [5, 3], attacks: [[5, 5]] }],
      focusBySolver: [[5, 5]],
      losBySolver: [{ at: [5, 3], visible: [[5, 4]] }],
    },
  ],
};

/** As YAML, and with nothing that may be left out. */
export const TURNS_TEXT = `# a comment
cases:
  - n: 1
    move: 2
    range: 0
    targets: 1
    figures: [{ at: [5, 3], kind: active }, { at: [5, 4], kind: character, initiative: 10 }]
    expected: [{ moveTo: [5, 3], attacks: [[5, 4]] }]
`;
