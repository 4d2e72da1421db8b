import { describe, expect, it } from 'vitest';
import { settingsFrom } from './store.ts';

const usual = settingsFrom(null);

describe('stored settings', () => {
  it.each([
    ['', {}],
    ['{', {}],
    ['null', {}],
    ['[1]', {}],
    ['{"lang":"fr"}', { lang: 'fr' }],
    ['{"lang":"xx","theme":"dark"}', { theme: 'dark' }],
    ['{"palette":["safe"],"speed":3,"dice":"typed","other":1}', { dice: 'typed' }],
    ['{"__proto__":{"lang":"fr"}}', {}],
  ])('%s', (text, changed) => {
    expect(settingsFrom(text)).toEqual({ ...usual, ...changed });
  });
});
