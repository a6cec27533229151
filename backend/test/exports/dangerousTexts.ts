/** Texts that a spreadsheet would run or misread, with their class of attack. */
export const dangerousTexts = [
  ['C1: an equals sign', '=HYPERLINK("https://evil.example")'],
  ['C1: a plus', '+1+cmd|calc'],
  ['C1: a minus', '-2+3'],
  ['C1: an at', '@SUM(A1)'],
  ['C1: a full-width equals sign', '＝1+1'],
  ['C1: a full-width plus', '＋1'],
  ['C1: a full-width minus', '－1'],
  ['C1: a full-width at', '＠SUM(A1)'],
  ['C1: a small equals sign', '﹦1+1'],
  ['C1: after a double quote', '"=1+1'],
  ['C1: after an apostrophe', "'=1+1"],
  ['C1: after quotes and spaces', '" \' =1+1'],
] as const;

/** Formulas inside a text, for readers that split by other delimiters, and the neutralized text. */
export const dangerousWithin = [
  ['a semicolon', "Calle 1;=cmd|' /C calc'!A0;zona", "Calle 1;'=cmd|' /C calc'!A0;zona"],
  ['a comma and a space', 'Gracias, @SUM(A1)', "Gracias,' @SUM(A1)"],
  ['a bar', 'Uno|+2+cmd', "Uno|'+2+cmd"],
  ['quotes', 'Dijo:;"=1+1"', 'Dijo:;\'"=1+1"'],
  ['an apostrophe of its own', "Uno;'=1+1;dos", "Uno;''=1+1;dos"],
] as const;

/** Texts that an export must not change. */
export const harmlessTexts = [
  ['C3: a semicolon', 'Con; punto y coma'],
  ['C3: quotes', 'Dijo "buenos días"'],
  ['C3: commas and a decimal comma', 'Son 1.234,56, más o menos'],
  ['C3: accented and other letters', 'Ñandú ¿cómo? 日本 🙂'],
  ['C1: figures after commas', 'Llame, +591 70012345; son -16,5 y -3'],
  ['C1: signs in the middle', 'a=b+c @ d - e'],
  ['C1: a leading apostrophe without a formula', "'tis"],
  ['an escape of the workbook format', 'Código _x003D_1+1'],
  ['markup', '<b>no</b> & sí'],
] as const;
