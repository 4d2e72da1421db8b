/** Which options stand under the question at every moment, instead of in the list that scrolls. */
import type { Option } from '@escarmouche/engine/core';
import type { OptionGroup, Verb } from './contract.ts';

/** More than so many of one group are a list, and stand in it. */
const MOST = 4;

/** The groups that are pinned now, each with its options: what passes, ends, keeps or declines. */
export function pinnedIn(
  layout: readonly OptionGroup[],
  verbs: readonly Verb[],
): readonly { readonly part: OptionGroup; readonly options: readonly Option[] }[] {
  return layout
    .filter((part) => part.stays === true)
    .map((part) => ({ part, options: verbs.filter((v) => part.groups.includes(v.group)).flatMap((v) => v.options) }))
    .filter(({ options }) => options.length > 0 && options.length <= MOST);
}
