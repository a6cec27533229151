import type { Rol } from '@coop/domain';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { apiOf } from './apiOf.js';

type Seen = { 'If-Match': string };
export type Row = { id: string; slug: string; version: number } & Record<string, unknown>;

/** The day (`YYYY-MM-DD`) in La Paz so many days after today. */
export const dayFromToday = (from: number): string =>
  new Date(Date.now() - 4 * 3_600_000 + from * 86_400_000).toISOString().slice(0, 10);

/** Brings a small picture for a field of a section; gives its identifier. */
export async function uploadPicture(
  api: APIRequestContext,
  browser: Browser,
  { seccion, campo, alternativo }: { seccion: string; campo: string; alternativo: string },
): Promise<string> {
  const page = await browser.newPage();
  const shoot = () => page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 450 } });
  // A browser that is busy may fail to draw its first picture, which is not what is tested.
  const buffer = await shoot().catch(shoot);
  await page.close();
  const file = { name: 'prueba.png', mimeType: 'image/png', buffer };
  const answer = await api.post('/api/archivos', { multipart: { archivo: file, alternativo, seccion, campo } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Writes a draft of a section. */
export async function create(api: APIRequestContext, section: string, data: object): Promise<Row> {
  const answer = await api.post(`/api/${section}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Gives an order to a row as it stands now. */
export async function order(
  api: APIRequestContext,
  section: string,
  { id }: Row,
  orderName: string,
  data: object = {},
): Promise<Row> {
  const url = `/api/${section}/${id}`;
  const headers = await asItStands(api, url);
  const answer = await api.post(`${url}/${orderName}`, { data, headers });
  if ((await answer.text()).includes('envíelo a aprobación'))
    return approve(api, section, id, orderName, data, headers);
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Where a second person publishes or archives: whoever else has the section reads what was sent, and gives the order. */
async function approve(
  api: APIRequestContext,
  seccion: string,
  registro: string,
  orden: string,
  data: object,
  headers: Seen,
) {
  const sent = await api.post('/api/aprobaciones', { data: { ...data, orden, seccion, registro }, headers });
  expect(sent.status(), await sent.text()).toBe(200);
  const { rol } = await (await api.get('/api/yo')).json();
  const other = rol === 'administrador' ? keepers[seccion] : 'administrador';
  const second = await apiOf(new URL(sent.url()).origin, other);
  const answer = await second.post(`/api/${seccion}/${registro}/${orden}`, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const row: Row = await answer.json();
  await second.dispose();
  return row;
}

/** Who keeps the sections that ask for a second person in the demonstration, besides administrador. */
const keepers: Record<string, Rol> = {
  'institucional/tarifario': 'comercial',
  'institucional/estados-financieros': 'finanzas',
  'institucional/coeficiente-adecuacion-patrimonial': 'finanzas',
  'productos/simulador-creditos': 'creditos',
  'productos/caja-ahorro': 'comercial',
  'productos/depositos-plazo-fijo': 'comercial',
};

/** Takes away what asks for a second person in a section: whoever writes publishes, as without any rule. */
export async function letWritersPublish(baseURL: string, ...secciones: string[]): Promise<void> {
  const api = await apiOf(baseURL, 'administrador');
  const rules = await (await api.get('/api/sitio/segunda-persona')).json();
  for (const { id, seccion } of rules) if (secciones.includes(seccion)) await erase(api, `sitio/segunda-persona/${id}`);
  await api.dispose();
}

/** Changes what stands at an address of the API (`novedades/{id}`, `archivos/{id}`) as it is now. */
export async function change(api: APIRequestContext, place: string, data: object): Promise<Row> {
  const url = `/api/${place}`;
  const answer = await api.put(url, { data, headers: await asItStands(api, url) });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Erases a draft as it stands now. */
export async function erase(api: APIRequestContext, place: string): Promise<void> {
  const url = `/api/${place}`;
  const answer = await api.delete(url, { headers: await asItStands(api, url) });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The header that says that one has seen what stands at an address now. */
const asItStands = async (api: APIRequestContext, url: string): Promise<Seen> => ({
  'If-Match': (await api.get(url)).headers().etag ?? '',
});

/** Publishes a row from its form in the panel. */
export async function publishInPanel(page: Page, section: string, { id }: Row): Promise<void> {
  await page.goto(`/administrador/${section}/${id}`);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
}
