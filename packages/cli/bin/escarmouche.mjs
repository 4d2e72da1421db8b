#!/usr/bin/env node
/** `npx escarmouche …`. A package brings along all that it runs; a clone is installed and built first, where that is needed. */
import { existsSync } from 'node:fs';

const isClone = existsSync(new URL('../src/main.ts', import.meta.url));
// A variable, so that type checking does not ask for a build first.
const main = isClone ? '../../../bin/escarmouche.mjs' : '../dist/main.js';
await import(main);
