/** After a package is packed: what was laid beside it for that goes again. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

for (const name of ['CHANGELOG.md', 'LICENSE', 'NOTICE.md', 'app']) rmSync(join(process.cwd(), name), { recursive: true, force: true });
