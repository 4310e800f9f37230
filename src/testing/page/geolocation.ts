import type { Page } from '@playwright/test';

export type Place = {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy?: number;
};

/** The visitor stands there and lets pages know. */
export async function standAt(page: Page, place: Place): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(place);
}

/** The visitor, or the system, says no; to everything else that asks for permission, too. */
export async function denyLocation(page: Page): Promise<void> {
  await page.context().clearPermissions();
  // Whatever is not in the list is refused.
  await page.context().grantPermissions([]);
}

/** Allowed, but there is no signal. */
export async function loseLocation(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(null);
}
