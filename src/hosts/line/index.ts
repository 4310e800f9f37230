// The entry `portico/hosts/line`.
import type { HostAdapter } from '@/platform';

export type LineOptions = {
  /** The id of the LIFF app. */
  readonly id: string;
  /** Fetches LINE's SDK, which the product installs. */
  readonly load: () => Promise<unknown>;
};

/** LINE's own pages (LIFF). Other pages in LINE are plain web pages. */
export function line(options: LineOptions): HostAdapter {
  return {
    via: 'liff',
    detect: ({ app }, { navigator }) =>
      app === 'line' && /\bLIFF\b/i.test(navigator.userAgent) ? {} : null,
    load: async () => (await import('./connect-line')).connectLine(options),
  };
}
