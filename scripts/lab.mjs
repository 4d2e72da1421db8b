/** Installs what only the laboratory needs, when it is first used or tested. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureFolder } from './folder.mjs';
import { root } from './project.mjs';

/** Whether it is there now. */
export const ensureLaboratory = () => ensureFolder(join(root, 'packages/lab/libraries'), 'the laboratory’s libraries');

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await ensureLaboratory()) ? 0 : 1;
