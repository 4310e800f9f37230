import type { ErrorSource } from '@/shared/errors';
import type { ReactNode } from 'react';
import type { AppConfig } from 'portico';
import { onTestFinished } from 'vitest';
import { type OpenApp, type openApp, page } from '../../helpers/open-app';
import type { Callback } from '../../components/callbacks/driver';

/** The source of a mistake, and the URL of the page that it belongs to. null: it belongs to no page. */
export type Origin = readonly [source: ErrorSource, url: string | null];

/** How a test makes an app call one callback, and what is true when that callback is wrong. */
export type AppDriver = {
  readonly config: (callback: Callback) => Omit<AppConfig, 'onError'>;
  readonly options?: Parameters<typeof openApp>[1];
  readonly act?: (app: OpenApp) => unknown;
  /** The value that product code would return. By default nothing. */
  readonly answer?: unknown;
  /** The origin of a mistake, or one origin for each of the two mistakes. */
  readonly origin: Origin | { readonly throws: Origin; readonly rejects: Origin };
  /** Each mistake is reported once for each call, or only once. @default 'each' */
  readonly reports?: 'each' | 'first';
  /** The screen after a mistake. */
  readonly afterMistake?: (app: OpenApp) => unknown;
  /** The state after an answer that is not a mistake. */
  readonly afterAnswer?: (app: OpenApp) => unknown;
};

export type AppDrivers = Readonly<Record<string, AppDriver>>;

export const Empty = () => <p>nothing here</p>;
export const Last = () => <p>the last page</p>;

/** The pages of all drivers. The callback is called on the first page or on `/page`. */
export const routes = { '/': page(Empty), '/other': page(Empty), '/last': page(Last) };

type Use = (callback: Callback) => ReactNode | void;

type Place = Partial<AppDriver> & {
  /** Settings of the page's route. */
  readonly route?: object;
  /** Further settings of the app. */
  readonly app?: Partial<AppConfig>;
};

/** The driver of a hook that the page `/page` uses. */
export function inPage(
  use: Use,
  act?: AppDriver['act'],
  { route = {}, app = {}, ...more }: Place = {},
): AppDriver {
  return {
    // An event before the page is there would reach nobody.
    options: { url: '/page', whole: true },
    origin: ['listener', '/page'],
    config: (callback) => {
      const Page = () => use(callback) ?? <p>a page</p>;
      return { ...app, routes: { ...routes, ...app.routes, '/page': page(Page, route) } };
    },
    ...(act && { act }),
    ...more,
  };
}

/** Shares by the browser's sheet. */
export async function share(app: OpenApp) {
  Object.assign(navigator, { share: async () => {}, canShare: () => true });
  onTestFinished(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  });
  await app.platform.share.open({});
}
