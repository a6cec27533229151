import type { Cooperativa } from '@coop/client';
import type { Rol } from '@coop/domain';
import { type Browser, expect, type Page } from '@playwright/test';
import { apiOf } from './apiOf.js';
import { ok } from './ok.js';
import type { Change, NewRow, Order, Ordered, Row, Section } from './sections.js';

type IfMatch = { 'If-Match': string };
type KnownRow = { id: string };

/** The day (`YYYY-MM-DD`) in La Paz that many days after today. */
export const dayFromToday = (from: number): string =>
  new Date(Date.now() - 4 * 3_600_000 + from * 86_400_000).toISOString().slice(0, 10);

/** A file as a browser uploads it. */
export type UploadedFile = { name: string; mimeType: string; buffer: Buffer };
/** The field that a file is uploaded for. */
type Place = { seccion: Section; campo: string; alternativo?: string };

/** Uploads a file for a field of a section; returns its id. */
export async function upload(
  api: Cooperativa,
  { name, mimeType, buffer }: UploadedFile,
  place: Place,
): Promise<string> {
  const archivo = new File([new Uint8Array(buffer)], name, { type: mimeType });
  const { id } = await ok(api.POST('/api/archivos', { body: { archivo, ...place } }));
  return id;
}

/** Uploads a small picture for a field of a section; returns its id. */
export async function uploadPicture(api: Cooperativa, browser: Browser, place: Place): Promise<string> {
  const page = await browser.newPage();
  // Drawn on a canvas: a screenshot may fail when the browser is busy.
  const [, base64 = ''] = (await page.evaluate(drawWhitePicture)).split(',');
  await page.close();
  return upload(api, { name: 'prueba.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }, place);
}

/** In the browser: a white picture of 800 by 450, as a `data:` address. */
function drawWhitePicture(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 450 });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

/** Creates a draft of a section. */
export async function create<Name extends Section>(
  api: Cooperativa,
  section: Name,
  body: NewRow<Name>,
): Promise<Row<Name>> {
  return (await ok(anywhere(api).POST(`/api/${section}`, { body }))) as Row<Name>;
}

/** Sends an order for the current version of a row. */
export async function order<Name extends Section, Action extends Order<Name>>(
  api: Cooperativa,
  section: Name,
  { id }: KnownRow,
  action: Action,
  body?: Ordered<Name, Action>,
): Promise<Row<Name>> {
  const place = `/api/${section}/${id}`;
  const headers = await ifMatchOf(api, place);
  const answer = await anywhere(api).POST(`${place}/${action}`, { body: body ?? {}, headers });
  const orden = ordersOfTwo.find((one) => one === action);
  const takesTwo = orden && JSON.stringify(answer.error)?.includes('envíelo a aprobación');
  const done = takesTwo
    ? approve(api, { ...(body as object), seccion: section, registro: id, orden }, headers)
    : ok(answer);
  return (await done) as Row<Name>;
}

const ordersOfTwo = ['publicar', 'archivar'] as const;

/**
 * Approves in a section that requires a second person: another account of the section reads the request and gives the
 * order.
 */
async function approve(
  api: Cooperativa,
  sent: { seccion: Section; registro: string; orden: (typeof ordersOfTwo)[number] },
  headers: IfMatch,
): Promise<unknown> {
  const request = await api.POST('/api/aprobaciones', { params: { header: headers }, body: sent });
  await ok(request);
  const { rol } = await ok(api.GET('/api/yo'));
  const other = rol === 'administrador' ? keepers[sent.seccion] : 'administrador';
  const second = await apiOf(new URL(request.response.url).origin, other);
  return ok(anywhere(second).POST(`/api/${sent.seccion}/${sent.registro}/${sent.orden}`, { headers }));
}

/** The role that manages each section with approvals in the demonstration, besides administrador. */
const keepers: Partial<Record<Section, Rol>> = {
  'institucional/tarifario': 'comercial',
  'institucional/estados-financieros': 'finanzas',
  'institucional/coeficiente-adecuacion-patrimonial': 'finanzas',
  'productos/simulador-creditos': 'creditos',
  'productos/caja-ahorro': 'comercial',
  'productos/depositos-plazo-fijo': 'comercial',
};

/** Removes the approval requirement of sections, so their writers publish. */
export async function letWritersPublish(baseURL: string, ...sections: Section[]): Promise<void> {
  const api = await apiOf(baseURL, 'administrador');
  const rules = await ok(api.GET('/api/sitio/segunda-persona'));
  for (const rule of rules)
    if (sections.some((section) => section === rule.seccion)) await erase(api, 'sitio/segunda-persona', rule);
}

/** Changes the current version of a row. */
export async function change<Name extends Section>(
  api: Cooperativa,
  section: Name,
  { id }: KnownRow,
  body: Change<Name>,
): Promise<Row<Name>> {
  const place = `/api/${section}/${id}`;
  return (await ok(anywhere(api).PUT(place, { body, headers: await ifMatchOf(api, place) }))) as Row<Name>;
}

/** Deletes the current version of a draft. */
export async function erase(api: Cooperativa, section: Section, { id }: KnownRow): Promise<void> {
  const place = `/api/${section}/${id}`;
  await ok(anywhere(api).DELETE(place, { headers: await ifMatchOf(api, place) }));
}

/** The `If-Match` header for the current version at an address. */
const ifMatchOf = async (api: Cooperativa, place: string): Promise<IfMatch> => ({
  'If-Match': (await anywhere(api).GET(place)).response.headers.get('etag') ?? '',
});

type Call = (
  path: string,
  init?: { body?: unknown; headers?: IfMatch },
) => Promise<{
  data?: unknown;
  error?: unknown;
  response: Response;
}>;

/**
 * The same client for a path built from a section's name, which TypeScript cannot look up; the types of `sections.ts`
 * cover the functions above.
 */
const anywhere = (api: Cooperativa) => api as unknown as Record<'GET' | 'POST' | 'PUT' | 'DELETE', Call>;

/** Publishes a row from its form in the panel. */
export async function publishInPanel(page: Page, section: Section, { id }: KnownRow): Promise<void> {
  await page.goto(`/administrador/${section}/${id}`);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
}
