/** Small sounds made on the spot: dice, a blow, one's turn. Off unless asked for; no file is fetched. */
import type { GameEvent } from '@escarmouche/engine/core';
import { useEffect } from 'react';
import { useSettings } from '../settings/store.ts';
import { LIVE } from '../worker/protocol.ts';
import type { Scene } from './contract.ts';

export type Sound = 'dice' | 'blow' | 'turn';

/** What is heard of what has just happened: the gravest of it, so that one moment makes one sound. */
export function soundOf(scene: Scene, news: readonly GameEvent[]): Sound | null {
  const { log } = scene.game;
  const gists = news.map((e) => log.gist(scene, e)?.is);
  if (gists.includes('harm') || gists.includes('out')) return 'blow';
  if (news.some((e) => log.rolls?.includes(e.key) === true)) return 'dice';
  return scene.snapshot.waits && news.length > 0 ? 'turn' : null;
}

/** Beats of each sound: when it begins, in seconds, how high it is, in hertz, how long it lasts and how loud it is. */
const BEATS: Readonly<Record<Sound, readonly (readonly [at: number, pitch: number, long: number, loud: number])[]>> = {
  dice: [
    [0, 900, 0.03, 0.12],
    [0.06, 760, 0.03, 0.1],
    [0.11, 840, 0.03, 0.07],
  ],
  blow: [
    [0, 150, 0.12, 0.22],
    [0.01, 90, 0.18, 0.2],
  ],
  turn: [
    [0, 520, 0.09, 0.06],
    [0.09, 690, 0.14, 0.06],
  ],
};

let context: AudioContext | null = null;

function play(sound: Sound): void {
  context ??= new AudioContext();
  const { currentTime: now, destination } = context;
  for (const [at, pitch, long, loud] of BEATS[sound]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = sound === 'turn' ? 'sine' : 'triangle';
    tone.frequency.setValueAtTime(pitch, now + at);
    gain.gain.setValueAtTime(loud, now + at);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + long);
    tone.connect(gain).connect(destination);
    tone.start(now + at);
    tone.stop(now + at + long);
  }
}

/** Lets a running match be heard, where its person wants to. */
export function useSound(scene: Scene): void {
  const { sound } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that happens, not for each way to look at it
  useEffect(() => {
    if (sound === 'off' || scene.walk !== LIVE) return;
    const heard = soundOf(scene, scene.fresh === 0 ? [] : scene.events.slice(-scene.fresh));
    if (heard !== null) play(heard);
  }, [scene.events, scene.snapshot.at, sound]);
}
