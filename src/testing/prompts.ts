import type { Page } from '@playwright/test';

export type Place = {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy?: number;
};

/** The user allows location, and the device is at `place`. */
export async function standAt(page: Page, place: Place): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(place);
}

/** The user or the system denies location. All other permissions are denied too. */
export async function denyLocation(page: Page): Promise<void> {
  await page.context().clearPermissions();
  // Playwright denies every permission that is not in the list.
  await page.context().grantPermissions([]);
}

/** The user allows location, but the device cannot find its position. */
export async function loseLocation(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(null);
}

/**
 * Opens the file chooser with `open` and cancels it. `setFiles([])` is no substitute, because it fires a `change` event
 * without files. Phones do not do that.
 */
export async function cancelFileChooser(page: Page, open: () => Promise<unknown>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  await chooser.element().evaluate((input) => {
    input.dispatchEvent(new Event('cancel', { bubbles: true }));
  });
}
