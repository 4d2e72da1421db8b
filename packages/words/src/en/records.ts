/** What rulings and replays have to say: the engine itself says it in English. */
export { TOLD as records } from '@escarmouche/engine/core';
