/** One small sign for each class, pets and totems: paths in a square of 24, drawn for this app. */
import type { ClassName } from '@escarmouche/engine/wow';

export type Glyph = ClassName | 'pet' | 'totem';

/** `line` is stroked, `body` is filled. */
export const GLYPHS: Readonly<Record<Glyph, { readonly line?: string; readonly body?: string }>> = {
  warrior: { line: 'M5 19 18.5 5.5M5.5 14l4.5 4.5', body: 'M16 3.5h4.5V8l-2.2 1.6L14.4 5.700z' },
  paladin: { line: 'M12 10v11', body: 'M6 3h12v7H6z' },
  priest: {
    line: 'M12 2.500v5M12 16.500v5M2.500 12h5M16.500 12h5M5.300 5.300l3.300 3.300M15.400 15.400l3.300 3.300M18.700 5.300l-3.300 3.300M8.600 15.400l-3.300 3.300',
    body: 'M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  },
  mage: { body: 'M12 1.500l2.600 7.900 7.900 2.600-7.900 2.600L12 22.500l-2.600-7.900L1.500 12l7.900-2.600z' },
  hunter: { line: 'M4 20 19 5M12 4.500h7.500V12', body: 'M4 20l1-5 4 4z' },
  rogue: { line: 'M9 15l-5 5M6.500 13l4.500 4.500', body: 'M20.500 3.500 19 9l-7.500 7.500-4-4L15 5z' },
  shaman: { body: 'M14 1.500 5 13.500h5.500L8.500 22.500 19 9.500h-6z' },
  warlock: { line: 'M2 12c5-8 15-8 20 0c-5 8-15 8-20 0z', body: 'M12 8.500c2 2 2 5 0 7c-2-2-2-5 0-7z' },
  druid: {
    line: 'M5 20.500C8 14 11 11 15 8.500',
    body: 'M20.500 3.500C11 3 5 7 5.500 15.500c.2 1.500 1 2.500 2 2.700C16 18 20.500 12 20.500 3.500z',
  },
  pet: {
    body: 'M12 11.500c3.200 0 6 3.400 6 6.200c0 2-1.500 3-3.200 2.600c-1.900-.5-3.700-.5-5.600 0C7.500 20.700 6 19.700 6 17.700c0-2.800 2.800-6.200 6-6.200zM5 8.200a2.100 2.600 0 1 1 .1 5.200a2.100 2.600 0 0 1-.1-5.200zM19 8.200a2.100 2.600 0 1 1-.1 5.200a2.100 2.600 0 0 1 .1-5.200zM9.200 3.500a2 2.700 0 1 1 0 5.400a2 2.700 0 0 1 0-5.400zM14.800 3.500a2 2.700 0 1 1 0 5.400a2 2.700 0 0 1 0-5.400z',
  },
  totem: { line: 'M8.500 21.500h7', body: 'M9 2.500h6l1 4-1 4 1 4-1 6H9l-1-6 1-4-1-4z' },
};
