import { type ReadDeck, textToDeck, type WarbandId } from '@escarmouche/engine/underworlds';

/** Files of Underworlds alone: a deck, for a warband. Of cards that share a name, the one that this warband may take is meant. */
export const underworldsReads = {
  deck: (text: string, _name: string, warband?: string): ReadDeck => textToDeck(text, warband as WarbandId | undefined),
};
