import type { Page } from '@playwright/test';

/** The options that a test adds to the config of the fixture app (e2e/fixture/parts/options.ts). */
export type FixtureAppOptions = {
  readonly router?: {
    /** How long a page moves, in milliseconds. The default is 300. */
    readonly animation?: number;
    readonly liveCap?: number;
    readonly stackCap?: number;
    readonly onStackFull?: 'drop-oldest' | 'refuse';
  };
  /** One history entry for the whole app. */
  readonly replaceOnly?: boolean;
  readonly windows?: boolean;
  /** The provider of the maps. The backend under /api imitates all of them. */
  readonly map?: { readonly provider: string; readonly key?: string; readonly proxy?: string };
  /** The messaging app around the page. */
  readonly host?: {
    readonly endpoint?: string | { readonly [via: string]: string };
    readonly webFallback?: boolean;
    readonly apis?: readonly string[];
    readonly fontSize?: 'follow' | 'fixed';
    readonly share?: { readonly imgUrl?: string; readonly desc?: string };
    /** Names WeChat's public SDK in `host.wechat`. */
    readonly publicSdk?: boolean;
    /** Runs LINE's own SDK, with LINE's mock or without. */
    readonly lineSdk?: 'mock' | 'real';
    readonly use?: string;
  };
  /** Only in development builds. */
  readonly devtools?: boolean;
  /** The page where users sign in. */
  readonly signIn?: string;
  /** An OpenID Connect service. */
  readonly issuer?: string;
};

export async function withOptions(page: Page, options: FixtureAppOptions): Promise<void> {
  await page.addInitScript((more) => {
    const fixtureOptions = { ...Reflect.get(window, 'fixtureOptions'), ...more };
    Object.assign(window, { fixtureOptions });
  }, options);
}
