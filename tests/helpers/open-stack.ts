import type { RouteTable } from '@/router/routes/route-table';
import { table } from './nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app';

/** An app that has opened these pages above '/', with an empty log. */
export async function openStack(
  urls: readonly string[] = [],
  more: RouteTable = {},
  options: TestAppOptions = {},
): Promise<TestApp> {
  const app = createTestApp({ table: { ...table, ...more }, ...options });
  await app.idle();
  for (const url of urls) await app.navigate(url);
  app.log.length = 0;
  return app;
}

/** Back and forward by the user. */
export async function travel(app: TestApp, delta: number): Promise<void> {
  app.driver.travel(delta);
  await app.idle();
}

/** A URL that the user types, or a fragment. */
export async function visit(app: TestApp, url: string): Promise<void> {
  app.driver.visit(url);
  await app.idle();
}
