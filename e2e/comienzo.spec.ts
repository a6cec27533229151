import { signIn } from './support/signIn.js';
import { expect, type Page, type Request, test } from './support/test.js';

const consultas = '/administrador/contactanos/consultas';

const MAX_FILES = 25;

/**
 * Returns the API requests of the panel until its first list is answered. Excludes the names that cells fetch while
 * rendering and the stream of changes, which stays open.
 */
async function pathsUntilFirstList(page: Page): Promise<string[]> {
  const files: string[] = [];
  const note = (request: Request) => files.push(new URL(request.url()).pathname);
  page.on('request', note);
  const answered = page.waitForResponse('**/api/contactanos/consultas?*');
  await page.goto(consultas);
  await answered;
  page.off('request', note);
  await expect(page.getByRole('row')).not.toHaveCount(0);
  expect(files.length).toBeLessThanOrEqual(MAX_FILES);
  return files.filter((path) => path.startsWith('/api/') && path !== '/api/panel/eventos').sort();
}

test('the first list needs three API requests; if the combined one fails, each part is requested', async ({ page }) => {
  await signIn(page, 'comercial', consultas);
  // The panel opened by the sign-in may still be sending its own.
  await expect(page.getByRole('row')).not.toHaveCount(0);
  expect(await pathsUntilFirstList(page)).toEqual(['/api/contactanos/consultas', '/api/panel/inicio', '/api/yo']);

  await page.route('**/api/panel/inicio?*', (route) => route.abort());
  const paths = await pathsUntilFirstList(page);
  expect(paths).toEqual(
    expect.arrayContaining(['/api/panel', '/api/panel/avisos', '/api/obligaciones', '/api/vistas']),
  );
  await expect(page.getByRole('button', { name: /^Avisos/ })).toBeVisible();
});
