import type { PlatformContext } from '@/platform/call/context';

export type PathAndQuery = {
  /** Without query and fragment. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
};

export type LaunchOptions = PathAndQuery & {
  /** How the app was opened: 1001 stands for its address. */
  readonly scene: number;
  readonly referrerInfo: Readonly<Record<string, never>>;
};

export function pathAndQuery(url: string): PathAndQuery {
  const [, path = '', search = ''] = /^([^?#]*)([^#]*)/.exec(url) ?? [];
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** The address that the app was opened with. */
export function launchOptions({ launch }: PlatformContext): LaunchOptions {
  return { ...pathAndQuery(launch?.url ?? '/'), scene: 1001, referrerInfo: {} };
}
