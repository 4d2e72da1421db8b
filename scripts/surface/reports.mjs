/** Reads every door of every package with API Extractor; see ../surface.mjs, which is what is called. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { root, run } from '../project.mjs';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    reference: { type: 'boolean' },
    of: { type: 'string' },
    to: { type: 'string', default: join(root, 'reference') },
  },
});
const { write = false, reference = false, of, to } = values;
const documenter = join(import.meta.dirname, 'node_modules/@microsoft/api-documenter/bin/api-documenter');
const temporary = mkdtempSync(join(tmpdir(), 'surface-'));

/** The packages that others install as libraries: every one with doors. @returns {string[]} */
const packages = () =>
  readdirSync(join(root, 'packages')).filter((name) => {
    const { exports } = described(name);
    return exports !== undefined && (of === undefined || of === name);
  });

/** @param {string} name */
const described = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

/** @param {string} name @returns {[door: string, types: string][]} */
function doors(name) {
  const at = join(root, 'packages', name);
  return Object.entries(described(name).exports).flatMap(([door, to]) =>
    typeof to === 'object' && to.types ? [[door === '.' ? 'index' : door.slice(2).replaceAll('/', '-'), join(at, to.types)]] : [],
  );
}

/** @param {string} name @param {string} door @param {string} types the declarations behind it */
function configured(name, door, types) {
  const projectFolder = join(root, 'packages', name);
  const out = join(temporary, name);
  mkdirSync(out, { recursive: true });
  return ExtractorConfig.prepare({
    configObjectFullPath: join(projectFolder, 'api-extractor.json'),
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            module: 'nodenext',
            moduleResolution: 'nodenext',
            strict: true,
            skipLibCheck: true,
            types: ['node'],
          },
          files: [types],
        },
      },
      apiReport: { enabled: true, reportFileName: `${door}.api.md`, reportFolder: out, reportTempFolder: out },
      docModel: { enabled: reference, apiJsonFilePath: join(temporary, 'models', name, door, `${name}.api.json`) },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
}

/** @param {string} text a report as it was written @returns {string} what it says of the surface */
const withoutHeading = (text) => text.slice(text.indexOf('```ts')).replace(/^```ts\n|\n*\(No @packageDocumentation[^\n]*\n*|```\n*$/g, '');

let faults = 0;
/** @param {string} line */
const fault = (line) => {
  faults += 1;
  console.error(line);
};

/** @param {string} kept @param {string} now */
function firstDifference(kept, now) {
  const [a, b] = [kept.split('\n'), now.split('\n')];
  const at = b.findIndex((line, i) => line !== a[i]);
  const line = at < 0 ? b.length : at;
  return `line ${line + 1}: was ${JSON.stringify(a[line] ?? 'the end')}, is ${JSON.stringify(b[line] ?? 'the end')}`;
}

try {
  for (const name of packages()) {
    const all = doors(name);
    if (all.length === 0) continue;
    const configs = all.map(([door, types]) => configured(name, door, types));
    // One reading of the declarations serves every door.
    const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: all.map(([, types]) => types) });
    const kept = join(root, 'packages', name, 'api');
    if (write) {
      rmSync(kept, { recursive: true, force: true });
      mkdirSync(kept);
    }
    for (const [i, [door]] of all.entries()) {
      const { errorCount } = Extractor.invoke(configs[i], {
        localBuild: true,
        compilerState,
        messageCallback(message) {
          if (message.logLevel === 'error') console.error(`${name}: ${message.text}`);
          message.handled = true;
        },
      });
      if (errorCount > 0) fault(`packages/${name}: its declarations could not be read`);
      if (reference) continue;
      const file = join(kept, `${door}.d.ts.txt`);
      const now = withoutHeading(readFileSync(join(temporary, name, `${door}.api.md`), 'utf8'));
      if (write) writeFileSync(file, now);
      else if (!existsSync(file)) fault(`packages/${name}/api/${basename(file)} is missing: npm run surface -- --write writes it`);
      else if (readFileSync(file, 'utf8') !== now)
        fault(
          `packages/${name}/api/${basename(file)}, ${firstDifference(readFileSync(file, 'utf8'), now)}. If the public surface is meant to change: npm run surface -- --write`,
        );
    }
    const left = existsSync(kept) ? readdirSync(kept).filter((file) => !all.some(([door]) => file === `${door}.d.ts.txt`)) : [];
    for (const file of left) fault(`packages/${name}/api/${file}: the package has no such door any more`);
  }
  if (reference) {
    rmSync(to, { recursive: true, force: true });
    const lines = [];
    for (const name of packages())
      for (const [door] of doors(name)) {
        // One model at a time: all the doors of a package bear its name, and would be taken for one.
        const models = ['--input-folder', join(temporary, 'models', name, door), '--output-folder', join(to, name, door)];
        const { ok, output } = await run(process.execPath, [documenter, 'markdown', ...models]);
        if (!ok) fault(output);
        const { name: called } = described(name);
        lines.push(`- [${door === 'index' ? called : `${called}/${door}`}](./${name}/${door}/index.md)`);
      }
    writeFileSync(
      join(to, 'index.md'),
      `# Reference\n\nMade from the doc comments. One part for each door of each package:\n\n${lines.join('\n')}\n`,
    );
    console.log(`${join(to, 'index.md')} leads to ${lines.length} parts`);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
if (!reference) console.log(faults === 0 ? (write ? 'written' : 'the public surface is the one that is kept') : `${faults} differ`);
process.exitCode = faults === 0 ? 0 : 1;
