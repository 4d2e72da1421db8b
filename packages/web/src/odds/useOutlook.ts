import type { Option } from '@escarmouche/engine/core';
import type { Outlook } from '@escarmouche/engine/odds';
import { useAnswer, useScene } from '../table/scene.ts';
import { ELSEWHERE } from '../worker/protocol.ts';

/** The odds of an option of the position shown; null where it has none, or while they are being counted. */
export function useOutlook(option: Option | null): Outlook | null {
  const { snapshot, walk } = useScene();
  return useAnswer('odds', snapshot.match, option === null || walk === ELSEWHERE ? null : { walk, at: snapshot.at, id: option.id });
}
