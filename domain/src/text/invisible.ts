// Scripts that use joiners between letters: Persian, Urdu and those of India and Sri Lanka.
const joining = ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'];
const letter = `(?!\\p{DI})[${joining.map((script) => `\\p{scx=${script}}`).join('')}]`;
// Pictographs drawn as text unless a variation selector makes them an emoji.
const drawn = '(?!\\p{Emoji_Presentation})\\p{Extended_Pictographic}';

/** Invisible characters that change their neighbours; kept only where letters and emoji need them. */
const needed = [
  // Flags of England, Scotland and Wales: a black flag with tag characters.
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}',
  `(?<=${letter})[\\u200c\\u200d](?=${letter})`,
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  `(?<=${drawn})\\ufe0f`,
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
].join('|');
// Bidi controls are excluded here, because fields reject them instead of removing them.
const unseen = new RegExp(`(${needed})|(?!\\p{Bidi_Control})[\\p{DI}\\ufff9-\\ufffb]`, 'gu');

/** Removes invisible characters of pasted text, which make identical-looking texts differ. */
export const stripInvisible = (text: string): string => text.replace(unseen, '$1');

/** For numbers and addresses: phones copy them between direction marks (U+202A, U+202C). */
export const stripAllInvisible = (text: string): string => text.replace(/\p{DI}/gu, '');
