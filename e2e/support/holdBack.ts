import type { Page, Route } from '@playwright/test';

/** Holds what the page asks for at those addresses until the answer is called; then the server is asked. */
export async function holdBack(page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, (route: Route) => free.then(() => route.continue()));
  return () => letGo();
}
