import { colord, extend } from 'colord';
import a11yPlugin from 'colord/plugins/a11y';
import mixPlugin from 'colord/plugins/mix';

extend([a11yPlugin, mixPlugin]);

/** What an entity chooses: its own colour, and one that stands out beside it. `#rrggbb`. */
export type Colores = { principal: string; acento: string | null };

/** Every colour of an entity, by the part that it plays. `#rrggbb`. */
export type Paleta = {
  /** Links, buttons, what is chosen. */
  principal: string;
  principalOscuro: string;
  principalSuave: string;
  /** The same where it is read on the panel's dark ground. */
  principalClaro: string;
  /** What stands out on a dark ground. */
  acento: string;
  acentoSuave: string;
  /** Dark grounds. */
  fondo: string;
  fondoOscuro: string;
  fondoSuave: string;
  /** What pages are written on, and with. */
  papel: string;
  papelHondo: string;
  tinta: string;
  tintaSuave: string;
  linea: string;
  bordeCampo: string;
};

/** The one that was drawn by hand, for whoever chose no colour. */
export const paletaPropia: Paleta = {
  principal: '#b0122b',
  principalOscuro: '#8a0c20',
  principalSuave: '#fbeaec',
  principalClaro: '#ff8d9b',
  acento: '#f3b229',
  acentoSuave: '#fdf0d2',
  fondo: '#0d5a43',
  fondoOscuro: '#07382a',
  fondoSuave: '#e4efe9',
  papel: '#fbf7f0',
  papelHondo: '#f4ecdf',
  tinta: '#221a16',
  tintaSuave: '#5b4f47',
  linea: '#e6dccd',
  bordeCampo: '#8d7a68',
};

const WHITE = '#ffffff';
const BLACK = '#12100f';
/** The panel's, at night. */
const NIGHT = '#211b18';

/** WCAG 2.2, 1.4.3: text of any size. */
export const AA = 4.5;
const AAA = 7;

/** How one colour reads on another, as WCAG counts it: 1 to 21. */
export const contrastOf = (text: string, ground: string): number => colord(text).contrast(ground);

/** The palette that follows from what an entity chose. */
export function paletaDe(colores: Colores | null): Paleta {
  if (!colores) return paletaPropia;
  const principal = colores.principal.toLowerCase();
  const tinta = mixed(principal, BLACK, 0.92);
  const acento = colores.acento?.toLowerCase() ?? towards(lit(principal), WHITE, tinta, AAA);
  const fondo = towards(mixed(principal, BLACK, 0.35), BLACK, WHITE, AAA);
  return {
    principal,
    principalOscuro: mixed(principal, BLACK, 0.28),
    principalSuave: mixed(principal, WHITE, 0.92),
    principalClaro: towards(mixed(principal, WHITE, 0.4), WHITE, NIGHT, AAA),
    acento,
    acentoSuave: mixed(acento, WHITE, 0.82),
    fondo,
    fondoOscuro: towards(mixed(fondo, BLACK, 0.35), BLACK, WHITE, 11),
    fondoSuave: mixed(fondo, WHITE, 0.9),
    papel: mixed(principal, WHITE, 0.975),
    papelHondo: mixed(principal, WHITE, 0.93),
    tinta,
    tintaSuave: mixed(tinta, WHITE, 0.28),
    linea: mixed(tinta, WHITE, 0.84),
    bordeCampo: mixed(tinta, WHITE, 0.45),
  };
}

/** A text and its ground that nobody could read well: what they are called, and their contrast. */
export type Pair = { text: string; ground: string; ratio: number };

/** The pairs of a palette that follow from each colour chosen and stay under AA; none, when all read well. */
export function faintPairs(colores: Colores): Record<keyof Colores, Pair[]> {
  const paleta = paletaDe(colores);
  const faint = (pairs: readonly (readonly [name: string, text: string, on: string, ground: string])[]) =>
    pairs
      .map(([text, color, ground, on]) => ({ text, ground, ratio: contrastOf(color, on) }))
      .filter(({ ratio }) => ratio < AA);
  const { principal, acento, tinta } = paleta;
  return {
    principal: faint([
      ['enlaces', principal, 'blanco', WHITE],
      ['enlaces', principal, 'el papel de las páginas', paleta.papel],
      ['enlaces', principal, 'el papel de las franjas', paleta.papelHondo],
      ['avisos', principal, 'su tono suave', paleta.principalSuave],
    ]),
    acento: faint([
      ['botones', tinta, 'el color de acento', acento],
      ['cifras', acento, 'el fondo oscuro', paleta.fondoOscuro],
    ]),
  };
}

/** Of some colours, in their order, those that nobody takes for one before: an entity's own may be like any of them. */
export function toldApart(colours: readonly string[]): string[] {
  const kept: string[] = [];
  for (const one of colours) if (!kept.some((other) => looksLike(one, other))) kept.push(one);
  return kept;
}

function looksLike(one: string, other: string): boolean {
  const [a, b] = [colord(one).toHsl(), colord(other).toHsl()];
  const hue = Math.abs(a.h - b.h);
  // Where there is hardly any colour its hue says nothing.
  const sameHue = Math.min(hue, 360 - hue) < 30 && a.s > 10 === b.s > 10;
  return sameHue && Math.abs(a.l - b.l) < 15;
}

/** As lively as it is, and light: mixed with white it would be the grey of what can't be pressed. */
const lit = (color: string): string => colord({ ...colord(color).toHsl(), l: 72 }).toHex();

const mixed = (color: string, other: string, part: number) => colord(color).mix(other, part).toHex();

/** The first on the way to the end that reads so well with the other. */
function towards(color: string, end: string, other: string, wanted: number): string {
  for (let part = 0; part < 1; part += 0.05) {
    const made = mixed(color, end, part);
    if (contrastOf(made, other) >= wanted) return made;
  }
  return end;
}
