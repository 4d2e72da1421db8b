/** The way to a game's tools: the screens it has beside its matches. */
import './tools.css';
import type { GameEntry } from '../app/games.ts';
import { hrefTo } from '../app/router.ts';
import { useSettings } from '../settings/store.ts';

/** Each with what it is for; nothing where a game has none. */
export function ToolLinks({ game }: { game: Pick<GameEntry, 'id' | 'tools'> }) {
  const { lang } = useSettings();
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  return game.tools?.map((tool) => (
    <p key={tool.id} className="prose tool-link">
      <a href={hrefTo({ screen: 'tools', game: game.id, tool: tool.id })}>{tool.name[lang]}</a>
      {colon}
      {tool.about[lang]}
    </p>
  ));
}
