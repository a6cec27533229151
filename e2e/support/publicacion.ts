import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

export type Fila = { id: string; slug: string; version: number } & Record<string, unknown>;

/** The day (`YYYY-MM-DD`) in La Paz so many days after today. */
export const dia = (desde: number): string =>
  new Date(Date.now() - 4 * 3_600_000 + desde * 86_400_000).toISOString().slice(0, 10);

/** Brings a small picture for a field of a section; gives its identifier. */
export async function subirImagen(
  api: APIRequestContext,
  browser: Browser,
  { seccion, campo, alternativo }: { seccion: string; campo: string; alternativo: string },
): Promise<string> {
  const page = await browser.newPage();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 450 } });
  await page.close();
  const archivo = { name: 'prueba.png', mimeType: 'image/png', buffer };
  const answer = await api.post('/api/archivos', { multipart: { archivo, alternativo, seccion, campo } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Writes a draft of a section. */
export async function crear(api: APIRequestContext, seccion: string, data: object): Promise<Fila> {
  const answer = await api.post(`/api/${seccion}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Gives an order to a row as it stands now. */
export async function ordenar(
  api: APIRequestContext,
  seccion: string,
  { id }: Fila,
  orden: string,
  data: object = {},
): Promise<Fila> {
  const url = `/api/${seccion}/${id}`;
  const answer = await api.post(`${url}/${orden}`, { data, headers: await comoEsta(api, url) });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Changes what stands at an address of the API (`novedades/{id}`, `archivos/{id}`) as it is now. */
export async function cambiar(api: APIRequestContext, lugar: string, data: object): Promise<Fila> {
  const url = `/api/${lugar}`;
  const answer = await api.put(url, { data, headers: await comoEsta(api, url) });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Erases a draft as it stands now. */
export async function eliminar(api: APIRequestContext, lugar: string): Promise<void> {
  const url = `/api/${lugar}`;
  const answer = await api.delete(url, { headers: await comoEsta(api, url) });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The header that says that one has seen what stands at an address now. */
const comoEsta = async (api: APIRequestContext, url: string) => ({
  'If-Match': (await api.get(url)).headers().etag ?? '',
});

/** Publishes a row from its form in the panel. */
export async function publicarEnPanel(page: Page, seccion: string, { id }: Fila): Promise<void> {
  await page.goto(`/administrador/${seccion}/${id}`);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
}
