/** What has been answered, as the match's own file has it. */
import type { Page } from 'playwright-core';

/** The answers of the first seat so far, from the match's file. */
export async function taken(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Save as a match file/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save the whole match' }).click();
  const stream = await (await saving).createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  return (JSON.parse(text) as { entries: { kind: string; seat: number; id: string }[] }).entries
    .filter((e) => e.kind === 'take' && (e.seat === 0 || e.id.startsWith('cards:')))
    .map((e) => e.id);
}
