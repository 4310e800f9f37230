import type { Page } from '@playwright/test';
import { signFor } from './kit-site';

type Result = Readonly<Record<string, unknown>> & { readonly errMsg?: string };

type Sdk = {
  readonly config: (options: object) => void;
  readonly ready: (run: () => void) => void;
  readonly error: (run: (result: Result) => void) => void;
} & Readonly<Record<string, (options: object) => void>>;

declare global {
  interface Window {
    readonly wx: Sdk;
  }
}

/** Calls `wx.config` for a URL. Returns the SDK's error, if any, after `ready`, which also follows an error. */
export function configure(page: Page, url: string, jsApiList: readonly string[]) {
  return page.evaluate(
    ([signed, list]) =>
      new Promise<Result | null>((resolve) => {
        let refused: Result | null = null;
        window.wx.error((result) => {
          refused = result;
        });
        window.wx.config({ appId: 'wxkit', ...signed, jsApiList: [...list] });
        window.wx.ready(() => resolve(refused));
      }),
    [signFor(url), jsApiList] as const,
  );
}

export type Called = { readonly by: 'success' | 'fail' | 'cancel'; readonly result: Result };

/** Calls the SDK. Returns the name of the callback that the SDK used, and its result. */
export function call(page: Page, name: string, params: object = {}): Promise<Called> {
  return page.evaluate(
    ([api, given]) =>
      new Promise<Called>((resolve) => {
        const settle = (by: Called['by']) => (result: Result) => resolve({ by, result });
        window.wx[api]?.({
          ...given,
          success: settle('success'),
          fail: settle('fail'),
          cancel: settle('cancel'),
        });
      }),
    [name, params] as const,
  );
}

export const pushState = (page: Page, path: string) =>
  page.evaluate((to) => window.history.pushState(null, '', to), path);

/** The size and the colour of a picture in the browser. */
export function decode(page: Page, source: string) {
  return page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const grey = context?.getImageData(5, 5, 1, 1).data[0];
    return { width: image.naturalWidth, height: image.naturalHeight, grey };
  }, source);
}
