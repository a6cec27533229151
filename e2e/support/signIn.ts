import type { Rol } from '@coop/domain';
import { type BrowserContext, expect, type Page } from '@playwright/test';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The password sessions of this process, by address and role. */
const opened = new Map<string, { session: Session; at: number }>();

// Actions that require a recent sign-in must not meet an old session.
const FRESH_MS = 5 * 60_000;

/**
 * Signs in to the panel as the demo account of a role, at the role's start page or the given one: through /login, with
 * the password or with the session of a recent journey.
 */
export async function signIn(page: Page, rol: Rol, path?: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/salud')).url());
  const known = opened.get(`${origin} ${rol}`);
  // A used page keeps its browser storage.
  const isNew = page.url() === 'about:blank';
  const isFresh = isNew && known !== undefined && Date.now() - known.at < FRESH_MS;
  if (isFresh) await page.context().setStorageState(known.session);
  await page.goto(isFresh && path ? path : `/login${path ? `?next=${encodeURIComponent(path)}` : ''}`);
  if (isFresh && (path || (await isSignedIn(page)))) return;
  await page.getByLabel('Correo electrónico').fill(`${rol}@kantuta.test`);
  await page.getByLabel('Contraseña', { exact: true }).fill('kantuta-demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/administrador/, { timeout: 30_000 });
  // The panel is another document than /login: reading between the two would find no session.
  await page.waitForLoadState();
  const session = await page.context().storageState({ indexedDB: true });
  if (isSession(session)) opened.set(`${origin} ${rol}`, { session, at: Date.now() });
}

/** Whether the session was accepted: a browser may start without the restored one, and asks for a password then. */
async function isSignedIn(page: Page): Promise<boolean> {
  const signInButton = page.getByRole('button', { name: 'Ingresar' });
  const isIn = () => new URL(page.url()).pathname.startsWith('/administrador');
  await expect.poll(async () => isIn() || (await signInButton.isVisible()), { timeout: 30_000 }).toBe(true);
  return isIn();
}

/** Whether the stored state has Firebase's session in IndexedDB, which its type does not declare. */
const isSession = (session: Session) => JSON.stringify(session).includes('stsTokenManager');
