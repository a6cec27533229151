import type { Page } from '@playwright/test';

/** No form has as many tab stops. */
const MOST = 80;

type Role = Parameters<Page['getByRole']>[0];

/** Presses Tab until the named control has the focus; returns the number of presses. */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<number> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).and(page.locator(':focus'));
  for (let presses = 1; presses <= MOST; presses++) {
    await page.keyboard.press('Tab');
    if ((await target.count()) > 0) return presses;
  }
  throw new Error(`Tab ${MOST} times does not lead to the ${role} «${name}»`);
}
