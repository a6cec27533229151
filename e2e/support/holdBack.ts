import type { Page, Route } from '@playwright/test';

/** Holds the page's requests to those addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, (route: Route) => free.then(() => route.continue()));
  return () => letGo();
}
