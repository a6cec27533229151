import type { Rol } from '@coop/domain';
import { type BrowserContext, expect, type Page } from '@playwright/test';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The sessions that this process has opened with a password, by address and role. */
const opened = new Map<string, { session: Session; at: number }>();

// What asks for a sign-in of the last minutes must not meet an old one.
const FRESH_MS = 5 * 60_000;

/**
 * Enters the panel as the demo account of a role, where the role begins or on the page given: through /login, with its
 * password or with the session that an earlier journey opened there a moment ago.
 */
export async function signIn(page: Page, rol: Rol, path?: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/salud')).url());
  const known = opened.get(`${origin} ${rol}`);
  // Whoever has been somewhere keeps what the browser keeps of it.
  const isNew = page.url() === 'about:blank';
  const isFresh = isNew && known !== undefined && Date.now() - known.at < FRESH_MS;
  if (isFresh) await page.context().setStorageState(known.session);
  await page.goto(isFresh && path ? path : `/login${path ? `?next=${encodeURIComponent(path)}` : ''}`);
  if (isFresh && (path || (await goesOn(page)))) return;
  await page.getByLabel('Correo electrónico').fill(`${rol}@kantuta.test`);
  await page.getByLabel('Contraseña', { exact: true }).fill('kantuta-demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/administrador/, { timeout: 30_000 });
  // The panel is another document than the door: what is read between the two holds no session.
  await page.waitForLoadState();
  const session = await page.context().storageState({ indexedDB: true });
  if (isSession(session)) opened.set(`${origin} ${rol}`, { session, at: Date.now() });
}

/** Whether the door let them through: a browser may begin without the session that was put into it, and asks then. */
async function goesOn(page: Page): Promise<boolean> {
  const asks = page.getByRole('button', { name: 'Ingresar' });
  const isIn = () => new URL(page.url()).pathname.startsWith('/administrador');
  await expect.poll(async () => isIn() || (await asks.isVisible()), { timeout: 30_000 }).toBe(true);
  return isIn();
}

/** Whether it holds what the sign-in service keeps in the browser's database, which its type does not name. */
const isSession = (session: Session) => JSON.stringify(session).includes('stsTokenManager');
