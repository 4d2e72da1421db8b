/** The look of the report. */
export const STYLE = `:root { color-scheme: light dark; --ink: #1d1b16; --paper: #fbf8f1; --line: #cfc6b2; --deed: #6b4a12; --up: 34 110 70; --down: 160 55 40; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6d8; --paper: #1b1915; --line: #4d473a; --deed: #e0b96a; --up: 90 190 130; --down: 230 120 100; } }
html[data-lang='en'] [lang='fr'], html[data-lang='fr'] [lang='en'] { display: none; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 64rem; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
h1 { margin: 0 0 .25rem; font-size: 1.9rem; } h2 { margin: 2.5rem 0 .5rem; font-size: 1.35rem; border-bottom: 1px solid var(--line); }
p { max-width: 46rem; } small { font-size: .82em; opacity: .85; }
nav { display: flex; gap: .5rem; justify-content: flex-end; }
button { min-height: 44px; min-width: 44px; padding: 0 .8rem; font: inherit; color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
button[aria-pressed='true'] { border-color: var(--deed); color: var(--deed); font-weight: bold; }
:focus-visible { outline: 3px solid var(--deed); outline-offset: 2px; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: bold; padding: .25rem 0; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }
td { white-space: nowrap; }
.share { display: block; padding: .1rem .3rem; border-radius: 4px; } .share small { display: block; }
.up-1 { background: rgb(var(--up) / .12); } .up-2 { background: rgb(var(--up) / .2); } .up-3 { background: rgb(var(--up) / .28); } .up-4 { background: rgb(var(--up) / .36); }
.down-1 { background: rgb(var(--down) / .12); } .down-2 { background: rgb(var(--down) / .2); } .down-3 { background: rgb(var(--down) / .28); } .down-4 { background: rgb(var(--down) / .36); }
figure { margin: 1rem 0; } figcaption { font-weight: bold; } svg { max-width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font-size: 13px; } svg circle, svg rect { fill: var(--deed); } svg .interval { stroke: var(--deed); stroke-width: 2; } svg .middle { stroke: var(--line); stroke-width: 1.5; }
summary { min-height: 44px; padding: .6rem 0; cursor: pointer; }
`;

/** Shows one of the two languages; the reader's own to begin with. */
export const SCRIPT = `const root = document.documentElement;
const buttons = [...document.querySelectorAll('button[data-lang]')];
function speak(lang) {
  root.lang = root.dataset.lang = lang;
  document.title = document.querySelector('h1 [lang="' + lang + '"]')?.textContent ?? document.querySelector('h1').textContent;
  for (const b of buttons) b.setAttribute('aria-pressed', String(b.dataset.lang === lang));
}
for (const b of buttons) b.addEventListener('click', () => speak(b.dataset.lang));
speak(navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');`;
