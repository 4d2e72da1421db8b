/** All ready-made content: the characters, the Action Bar cards and how to find them by id. */
import type { Printed } from '../../../core/index.ts';
import { RUNED_ARROW } from './cards/k01-runed-arrow.ts';
import { WARDING_OATH } from './cards/k02-warding-oath.ts';
import { SPELL_BREAK } from './cards/k03-spell-break.ts';
import { WIDE_SWEEP } from './cards/k04-wide-sweep.ts';
import { RIME_BARRAGE } from './cards/k05-rime-barrage.ts';
import { GUTTING_CUT } from './cards/k06-gutting-cut.ts';
import { HEADLONG_RUSH } from './cards/k07-headlong-rush.ts';
import { MENDING_LIGHT } from './cards/k08-mending-light.ts';
import { BULWARK_OF_DAWN } from './cards/k09-bulwark-of-dawn.ts';
import { FIRE_LANCE } from './cards/k10-fire-lance.ts';
import { THUNDER_BOLT } from './cards/k11-thunder-bolt.ts';
import { WITHERING_MARK } from './cards/k12-withering-mark.ts';
import { STEADFAST_BLESSING } from './cards/k13-steadfast-blessing.ts';
import { THORNHIDE_OINTMENT } from './cards/k14-thornhide-ointment.ts';
import { BEAR_ASPECT } from './cards/k15-bear-aspect.ts';
import { STREAM_TOTEM } from './cards/k16-stream-totem.ts';
import { CALL_ASHFANG } from './cards/k17-call-ashfang.ts';
import { NOTCHED_GREATBLADE } from './cards/k18-notched-greatblade.ts';
import { ASH_BUCKLER } from './cards/k19-ash-buckler.ts';
import { SMOKE_STEP } from './cards/k20-smoke-step.ts';
import { SHRUG_IT_OFF } from './cards/k21-shrug-it-off.ts';
import { RIPOSTE } from './cards/k22-riposte.ts';
import { SHOVE } from './cards/k23-shove.ts';
import { SOUL_TAX } from './cards/k24-soul-tax.ts';
import { AIM_TRUE } from './cards/k25-aim-true.ts';
import { STAND_FAST } from './cards/k26-stand-fast.ts';
import { BORROWED_HOUR } from './cards/k27-borrowed-hour.ts';
import { DOMINATE } from './cards/k28-dominate.ts';
import { GRUSHA_BONECLEFT } from './characters/a1-grusha-bonecleft.ts';
import { MAKU_RAINTEETH } from './characters/a2-maku-rainteeth.ts';
import { VESH_THE_UNLIT } from './characters/a3-vesh-the-unlit.ts';
import { SILKA_THREEFINGER } from './characters/a4-silka-threefinger.ts';
import { OLD_HROTH } from './characters/a5-old-hroth.ts';
import { BRANNOC_OAKSHIELD } from './characters/d1-brannoc-oakshield.ts';
import { YSOLDE_QUIETFLAME } from './characters/d2-ysolde-quietflame.ts';
import { CORVIN_HALE } from './characters/d3-corvin-hale.ts';
import { THESSALY_RIME } from './characters/d4-thessaly-rime.ts';
import { AUDRIC_VANE } from './characters/d5-audric-vane.ts';
import { CROSSROADS } from './maps/crossroads.ts';
import { openMap } from './maps/open.ts';
import type { BoardMap, Card, Character, PrintedCard } from './types.ts';

/** Every character, in the order of its id: Dawn Covenant, then Ashen Clans. */
export const CHARACTERS: readonly Printed<Character>[] = [
  BRANNOC_OAKSHIELD,
  YSOLDE_QUIETFLAME,
  CORVIN_HALE,
  THESSALY_RIME,
  AUDRIC_VANE,
  GRUSHA_BONECLEFT,
  MAKU_RAINTEETH,
  VESH_THE_UNLIT,
  SILKA_THREEFINGER,
  OLD_HROTH,
];

/** Every Action Bar card, in the order of its id. */
export const CARDS: readonly PrintedCard[] = [
  RUNED_ARROW,
  WARDING_OATH,
  SPELL_BREAK,
  WIDE_SWEEP,
  RIME_BARRAGE,
  GUTTING_CUT,
  HEADLONG_RUSH,
  MENDING_LIGHT,
  BULWARK_OF_DAWN,
  FIRE_LANCE,
  THUNDER_BOLT,
  WITHERING_MARK,
  STEADFAST_BLESSING,
  THORNHIDE_OINTMENT,
  BEAR_ASPECT,
  STREAM_TOTEM,
  CALL_ASHFANG,
  NOTCHED_GREATBLADE,
  ASH_BUCKLER,
  SMOKE_STEP,
  SHRUG_IT_OFF,
  RIPOSTE,
  SHOVE,
  SOUL_TAX,
  AIM_TRUE,
  STAND_FAST,
  BORROWED_HOUR,
  DOMINATE,
];

/** The printed maps. Open fields of any size are made on demand. */
export const MAPS: readonly BoardMap[] = [CROSSROADS];

/** The character of this id, if there is one. */
export function findCharacter(id: string): Character | undefined {
  return CHARACTERS.find((character) => character.id === id);
}

/** The Action Bar card of this id, if there is one. */
export function findCard(id: string): Card | undefined {
  return CARDS.find((card) => card.id === id);
}

const OPEN_ID = /^open-([1-9][0-9]?)$/;

/** The map of this id, if there is one: a printed map, or `open-N` for an open field of radius N. */
export function findMap(id: string): BoardMap | undefined {
  const open = OPEN_ID.exec(id);
  return open === null ? MAPS.find((map) => map.id === id) : openMap(Number(open[1]));
}
