import type { Page } from '@playwright/test';

/** No network for all pages of the context; what it returns brings the network back. */
export async function offline(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  await context.setOffline(true);
  return () => context.setOffline(false);
}
