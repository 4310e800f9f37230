import type { Page } from '@playwright/test';

/** What the fixture app is configured with beside its own (e2e/fixture/parts/options.ts). */
export type FixtureAppOptions = {
  readonly router?: {
    /** Milliseconds that a page moves, 300 unless said. */
    readonly animation?: number;
    readonly liveCap?: number;
    readonly stackCap?: number;
    readonly onStackFull?: 'drop-oldest' | 'refuse';
  };
  /** One entry of the browser's for the whole app. */
  readonly replaceOnly?: boolean;
  readonly windows?: boolean;
  /** Whose maps; the backend under /api plays all of them. */
  readonly map?: { readonly provider: string; readonly key?: string; readonly proxy?: string };
  /** The messaging app around the page. */
  readonly host?: {
    readonly endpoint?: string;
    readonly webFallback?: boolean;
    readonly fontSize?: 'follow' | 'fixed';
    readonly share?: { readonly imgUrl?: string; readonly desc?: string };
  };
  /** Development builds only. */
  readonly devtools?: boolean;
};

export async function withOptions(page: Page, options: FixtureAppOptions): Promise<void> {
  await page.addInitScript((fixtureOptions) => Object.assign(window, { fixtureOptions }), options);
}
