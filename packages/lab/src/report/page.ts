/** The report of an experiment as one page, which needs nothing beside itself. The same rows give the same page. */
import type { Experiment } from '../experiment.ts';
import { withRows } from '../query.ts';
import { newPage, safe, t } from './html.ts';
import { cards, cellsOf, faults, figures, firstSeat, lengths, matrix, namesIn, rated } from './sections.ts';
import { SCRIPT, STYLE } from './style.ts';
import { WORDS } from './words.ts';

/**
 * Makes the page from the rows in a folder.
 * @param over whether every cell has been played to its end
 * @throws LabFault where there are no rows
 */
export async function reportPage(experiment: Experiment, folder: string, over: boolean): Promise<string> {
  newPage();
  return withRows(folder, async (c) => {
    const cells = await cellsOf(c);
    const names = namesIn(experiment);
    const parts = [
      matrix(cells, experiment),
      rated(cells, names),
      await firstSeat(c),
      await cards(c, names),
      await figures(c, names),
      await lengths(c),
      await faults(c),
    ];
    const games = cells.reduce((n, r) => n + r.games, 0);
    return `<!doctype html>
<html lang="en" data-lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${safe(experiment.titles.en)}</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="${WORDS.language.en} / ${WORDS.language.fr}">
<button type="button" data-lang="en" aria-pressed="true"><span>English</span></button>
<button type="button" data-lang="fr" aria-pressed="false"><span>Français</span></button>
</nav>
<main>
<h1>${t(experiment.titles)}</h1>
<p><bdi>${safe(experiment.name)}</bdi> · ${games} ${t(WORDS.games)} · ${t(WORDS.seed)} ${experiment.seed}</p>
${over ? '' : `<p role="note"><b>${t(WORDS.unfinished)}</b></p>`}
${parts.filter((p) => p !== '').join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
  });
}
