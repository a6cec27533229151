// Scripts whose letters join or part by a joiner: Persian, Urdu and those of India and Sri Lanka.
const joining = ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'];
const letter = `(?!\\p{DI})[${joining.map((script) => `\\p{scx=${script}}`).join('')}]`;
// What is drawn as a text unless a selector makes it a picture.
const drawn = '(?!\\p{Emoji_Presentation})\\p{Extended_Pictographic}';

/** Signs that draw nothing but change what stands beside them: letters and pictures need them, and there alone. */
const needed = [
  // England, Scotland and Wales: a black flag with the letters of its country.
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}',
  `(?<=${letter})[\\u200c\\u200d](?=${letter})`,
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  `(?<=${drawn})\\ufe0f`,
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
].join('|');
// What turns the order round is refused, not passed over.
const unseen = new RegExp(`(${needed})|(?!\\p{Bidi_Control})[\\p{DI}\\ufff9-\\ufffb]`, 'gu');

/** Without what comes along when something is pasted, and makes two texts of what is one to whoever reads it. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '$1');

/** Without any sign that draws nothing: for numbers and addresses, which telephones copy between marks of their direction (U+202A, U+202C). */
export const withoutAnyUnseen = (text: string): string => text.replace(/\p{DI}/gu, '');
