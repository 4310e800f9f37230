import type { RouteTable } from '@/router/routes/define-routes';
import { table } from './nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app';

/** An app with these pages opened one after the other above '/', and nothing in its log. */
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

/** The visitor's own back and forward. */
export async function travel(app: TestApp, delta: number): Promise<void> {
  app.driver.travel(delta);
  await app.idle();
}

/** An address that the visitor types, or an anchor. */
export async function visit(app: TestApp, url: string): Promise<void> {
  app.driver.visit(url);
  await app.idle();
}
