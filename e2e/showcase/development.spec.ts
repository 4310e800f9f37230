import { expect, test } from '@playwright/test';
import { createLogger, createServer } from 'vite';

/** A cold start compiles the whole showcase. */
test.setTimeout(180_000);

test('npm start sends the policy of production, and hot updates and restarts work under it', async ({
  page,
}) => {
  const errors: string[] = [];
  const updates: string[] = [];
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('[vite] hot updated')) updates.push(text);
    if (['error', 'warning'].includes(message.type())) problems.push(text);
  });
  const logged: string[] = [];
  const log = (message: string) => {
    logged.push(message);
  };
  const logger = createLogger();
  const server = await createServer({
    cacheDir: 'node_modules/.vite-development',
    customLogger: { ...logger, info: log, warn: log, warnOnce: log, error: log },
    // As in a fresh clone.
    optimizeDeps: { force: true },
    server: { port: 4330, strictPort: true },
  });
  try {
    await server.listen();
    // An update before that reaches nobody.
    const connected = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected'),
      timeout: 120_000,
    });
    const response = await page.goto('http://localhost:4330/developers', { timeout: 120_000 });
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types portico default");
    expect(policy).not.toContain('unsafe-');
    const heading = page.getByRole('heading', { level: 1, name: 'Developers' });
    await expect(heading).toBeVisible({ timeout: 60_000 });
    await connected;
    // Vite updates no module that is still loading.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    const { client } = server.environments;
    // The importer of a style sheet with class names takes the update.
    for (const [file, updated] of [
      ['/pages/developers/index.tsx', '/pages/developers/index.tsx'],
      ['/pages/developers/developers.module.css', '/pages/developers/index.tsx'],
    ] as const) {
      updates.length = 0;
      const modules = [...client.moduleGraph.idToModuleMap.values()];
      const module = modules.find(({ id }) => id?.endsWith(file));
      if (!module) throw new Error(`${file} is not on the page`);
      await client.reloadModule(module);
      await expect
        .poll(() => updates.some((text) => text.includes(updated)), { timeout: 60_000 })
        .toBe(true);
    }
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
    expect([...problems, ...errors]).toEqual([]);
    // A dependency that Vite finds late reloads the page.
    expect(logged.filter((line) => /dependency scan|reloading/.test(line))).toEqual([]);
    await server.restart();
    await page.waitForFunction(() => !('isKept' in window));
    await expect(heading).toBeVisible({ timeout: 60_000 });
    expect(errors).toEqual([]);
  } finally {
    await server.close();
  }
});
