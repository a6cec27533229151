import { colord, extend } from 'colord';
import a11yPlugin from 'colord/plugins/a11y';
import mixPlugin from 'colord/plugins/mix';

extend([a11yPlugin, mixPlugin]);

export type Colores = { principal: string; acento: string | null };

export type Paleta = {
  principal: string;
  principalOscuro: string;
  principalSuave: string;
  /** Primary colour readable on the panel's dark background. */
  principalClaro: string;
  acento: string;
  acentoSuave: string;
  fondo: string;
  fondoOscuro: string;
  fondoSuave: string;
  papel: string;
  papelHondo: string;
  tinta: string;
  tintaSuave: string;
  linea: string;
  bordeCampo: string;
};

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
const NIGHT = '#211b18';

/** WCAG 2.2, 1.4.3: text of any size. */
export const AA = 4.5;
const AAA = 7;

/** Returns the WCAG contrast ratio of two colours: 1 to 21. */
export const contrastOf = (text: string, ground: string): number => colord(text).contrast(ground);

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

export type Pair = { text: string; ground: string; ratio: number };

/** Returns, per chosen colour, the derived pairs below AA contrast; empty arrays when all pass. */
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

/** Removes colours that look like an earlier one, since an entity's own colour may resemble any of them. */
export function distinctColours(colours: readonly string[]): string[] {
  const distinct: string[] = [];
  for (const one of colours) if (!distinct.some((other) => isSimilarColour(one, other))) distinct.push(one);
  return distinct;
}

function isSimilarColour(one: string, other: string): boolean {
  const [a, b] = [colord(one).toHsl(), colord(other).toHsl()];
  const hue = Math.abs(a.h - b.h);
  // Hue is meaningless at low saturation.
  const sameHue = Math.min(hue, 360 - hue) < 30 && a.s > 10 === b.s > 10;
  return sameHue && Math.abs(a.l - b.l) < 15;
}

/** Lightens a colour at the same saturation; mixing with white would look like a disabled control. */
const lit = (color: string): string => colord({ ...colord(color).toHsl(), l: 72 }).toHex();

const mixed = (color: string, other: string, part: number) => colord(color).mix(other, part).toHex();

/** Mixes a colour toward `end` in steps and returns the first with the wanted contrast to `other`. */
function towards(color: string, end: string, other: string, minContrast: number): string {
  for (let part = 0; part < 1; part += 0.05) {
    const made = mixed(color, end, part);
    if (contrastOf(made, other) >= minContrast) return made;
  }
  return end;
}
