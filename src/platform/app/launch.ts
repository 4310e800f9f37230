import type { PlatformContext } from '@/platform/call/context';

export type PathAndQuery = {
  /** Without query and fragment. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
};

export type LaunchOptions = PathAndQuery & {
  /** uni-app's number for the way in which the app was opened. 1001 means by its address. */
  readonly scene: number;
  readonly referrerInfo: Readonly<Record<string, never>>;
};

export function pathAndQuery(url: string): PathAndQuery {
  const [beforeFragment = ''] = url.split('#');
  const [path = '', ...search] = beforeFragment.split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(search.join('?'))) };
}

/** The address that the app was opened with. */
export function launchOptions({ launch }: PlatformContext): LaunchOptions {
  return { ...pathAndQuery(launch?.url ?? '/'), scene: 1001, referrerInfo: {} };
}
