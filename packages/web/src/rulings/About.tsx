/** The paragraphs about a card, below its text: looked for when they are asked for, since every ruling of the game comes with them. */
import type { Paragraph } from '@escarmouche/engine/core';
import { useCallback, useState } from 'react';
import { gameOf } from '../app/games.ts';
import { fine, useStrings } from '../app/strings/index.ts';
import { useFound } from '../app/useFound.ts';
import { Disclosure, RuleRef } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { useScene } from '../table/scene.ts';

/** @param name what the card is called @param text what it says */
export function About({ name, text }: { readonly name: string; readonly text: string }) {
  const { game } = useScene();
  const { rule } = useStrings();
  const { lang } = useSettings();
  const [open, setOpen] = useState(false);
  const { found } = useFound(
    useCallback(
      async () => (open ? (await gameOf(game.id)?.loadLibrary())?.book.about(name, text, lang) : undefined),
      [open, game.id, name, text, lang],
    ),
    // Without the network they are nowhere to be had.
    (): readonly Paragraph[] => [],
  );
  return (
    <Disclosure summary={rule.about} onToggle={setOpen}>
      <ul className="pile-1 small" data-about>
        {found?.map(({ id, title }) => (
          <li key={id}>
            {fine(title[lang], lang)} <RuleRef id={id} />
          </li>
        ))}
        {found?.length === 0 && <li className="soft">{rule.aboutNone}</li>}
      </ul>
    </Disclosure>
  );
}
