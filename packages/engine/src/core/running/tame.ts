/**
 * Texts from outside as they may be shown. A name in a file can hold what nobody sees: commands to a terminal, signs that turn the
 * direction of everything behind them, letters without width that make two names look alike. All of it becomes its number, `\u202e`,
 * as JSON writes it too, so that tame JSON is still the same JSON.
 *
 * Everything that can be seen stays as it is: accents and other marks on letters in any script, emoji, non-breaking spaces. Three
 * invisible signs stay where they have a work to do and nowhere else: U+FE0F behind an emoji, U+200D between two emoji ("👩‍🚀"), and
 * U+200C and U+200D between letters of a script that is joined by them, such as Persian or Hindi.
 */

/**
 * Control characters but the end of a line, what Unicode lets a font leave out, separators of lines, halves of pairs, anchors of notes,
 * the blank of Braille, and marks of our own sentences.
 */
const UNSEEN = /(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cs}\ufff9-\ufffb\u2800\ue000-\ue002]/gu;

const EMOJI_BEFORE = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;
const PICTURE = /\p{Extended_Pictographic}$/u;
const JOINED = '[\\p{L}\\p{M}]';
const UNJOINED =
  '[\\p{Default_Ignorable_Code_Point}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Common}\\p{Script=Inherited}]';
const LETTER_BEFORE = new RegExp(`(?!${UNJOINED})${JOINED}$`, 'u');
const LETTER_AFTER = new RegExp(`^(?!${UNJOINED})${JOINED}`, 'u');

/** Whether an invisible sign has a work to do where it stands. */
function works(sign: string, before: string, after: string): boolean {
  switch (sign) {
    case '\ufe0f':
      return PICTURE.test(before);
    case '\u200d':
      return (EMOJI_BEFORE.test(before) && EMOJI_AFTER.test(after)) || (LETTER_BEFORE.test(before) && LETTER_AFTER.test(after));
    case '\u200c':
      return LETTER_BEFORE.test(before) && LETTER_AFTER.test(after);
    default:
      return false;
  }
}

function numbered(sign: string): string {
  let out = '';
  for (let i = 0; i < sign.length; i++) out += `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return out;
}

/** A text from outside, fit to be shown: ends of lines stay, whatever cannot be seen becomes its number. Taming twice changes nothing. */
export function tamed(text: string): string {
  let out = '';
  let done = 0;
  for (const { 0: sign, index } of text.matchAll(UNSEEN)) {
    const end = index + sign.length;
    out += text.slice(done, index);
    // What stands before is looked at as it will be shown: a sign beside one that is no longer there has no work to do.
    out += works(sign, out.slice(-2), text.slice(end, end + 2)) ? sign : numbered(sign);
    done = end;
  }
  return done === 0 ? text : out + text.slice(done);
}
