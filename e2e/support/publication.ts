import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

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
  const answer = await api.post(`${url}/${orderName}`, { data, headers: await asItStands(api, url) });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
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
const asItStands = async (api: APIRequestContext, url: string) => ({
  'If-Match': (await api.get(url)).headers().etag ?? '',
});

/** Publishes a row from its form in the panel. */
export async function publishInPanel(page: Page, section: string, { id }: Row): Promise<void> {
  await page.goto(`/administrador/${section}/${id}`);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
}
