import { sajama as least, illampu as whole } from '@coop/backend/test/brands';
import type { Cooperativa } from '@coop/client';
import type { Browser } from '@playwright/test';
import { upload } from './publication.js';
import type { NewRow } from './sections.js';

/** A cooperative as a complete row: an omitted field would keep the previous entity's value. */
export type Brand = {
  datos: NewRow<'sitio/entidad'> & { telefonoGratuito: string; color: string };
  /** The text of its drawn logos, where it has them. */
  logotipo?: string;
};

const nothing = {
  ...{ nit: null, licencia: null, bloqueoTelefono: null, bloqueoHorario: null, horarioTelefono: null, whatsapp: null },
  ...{ correo: null, bancaEnLinea: null, redes: [], cuentas: [], pie: null, colorAcento: null },
  ...{ logoClaro: null, logoOscuro: null, logoCuadrado: null, imagenSocial: null },
};

/** With every optional field, and logos. */
export const illampu: Brand = {
  datos: { ...nothing, ...whole, bancaEnLinea: 'https://banca.illampu.example' },
  logotipo: 'Illampu',
};

/** With required fields, two colours and the ornament, and no picture. */
export const sajama: Brand = {
  datos: {
    ...{ ...nothing, ...least },
    ...{ telefonoGratuito: '800-55-6677', color: '#14532d', colorAcento: '#fde68a', motivo: 'aguayo' },
  },
};

/** The brand's words and colours, which must disappear once another entity is set. */
export const marksOf = ({ datos: { nombreCorto, telefonoGratuito, color } }: Brand): string[] => [
  nombreCorto,
  telefonoGratuito,
  color,
];

/** The marks of the demonstration's entity. Its branches are content and stay. */
export const marksOfDemonstration = ['Kantuta', '800-10-0000', '#b0122b', '#f3b229'];

/** Draws and uploads the logos; returns the brand's row. */
export async function rowOf(
  { datos, logotipo }: Brand,
  api: Cooperativa,
  browser: Browser,
): Promise<NewRow<'sitio/entidad'>> {
  if (!logotipo) return datos;
  const { color } = datos;
  const words = (ink: string) =>
    `<div style="font:750 76px Figtree,Arial;color:${ink};padding:16px 4px">▲ ${logotipo}</div>`;
  const square = `<div style="width:512px;height:512px;background:${color}"></div>`;
  return {
    ...datos,
    logoClaro: await uploadDrawing(api, browser, 'logoClaro', words(color)),
    logoOscuro: await uploadDrawing(api, browser, 'logoOscuro', words('#ffffff')),
    logoCuadrado: await uploadDrawing(api, browser, 'logoCuadrado', square),
  };
}

/** Renders a piece of HTML on a transparent background. */
export async function drawn(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(`<style>body{margin:0}div{width:max-content}</style>${html}`);
  const picture = await page.locator('div').screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

async function uploadDrawing(api: Cooperativa, browser: Browser, campo: string, html: string): Promise<string> {
  const file = { name: `${campo}.png`, mimeType: 'image/png', buffer: await drawn(browser, html) };
  return upload(api, file, { seccion: 'sitio/entidad', campo, alternativo: 'Logotipo' });
}
