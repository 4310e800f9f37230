import { test as base } from '@playwright/test';
import { createBuilder, serveShop } from './shop.mjs';
import type { Shop } from './visit';

type Options = Parameters<ReturnType<typeof createBuilder>['make']>[1];

type Builds = {
  /** The folder of a version of the small app. The pages `/` and `/me` are rendered ahead. */
  readonly build: (version: string, options?: Options, base?: string) => Promise<string>;
};

type Shops = {
  /** A server of a version, until the end of the test. */
  readonly serve: (version: string, options?: Parameters<typeof serveShop>[1]) => Promise<Shop>;
};

/** A version is built once for each process of the tests. */
export const test = base.extend<Shops, Builds>({
  build: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, provide) => {
      const builder = createBuilder();
      const made = new Map<string, Promise<string>>();
      await provide((version, options, at = '/') => {
        const known = made.get(version);
        if (known) return known;
        const building = builder.make(version, { prerender: ['/', '/me'], ...options }, at);
        made.set(version, building);
        return building;
      });
      builder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serve: async ({ build }, provide) => {
    const shops: Shop[] = [];
    await provide(async (version, options) => {
      const shop = await serveShop(await build(version), { shell: '200.html', ...options });
      shops.push(shop);
      return shop;
    });
    await Promise.all(shops.map((shop) => shop.close()));
  },
});
