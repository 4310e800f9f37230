import type { HostEnv } from './host-env';

/**
 * What the pages of an in-app browser can not do, and can not find out by themselves: it simply does not happen.
 * What they can find out, like a missing navigator.share or camera, is not in here.
 */
export type Restriction =
  /** `<a download>`, and files from blob: and data: addresses. */
  | 'download'
  /** A second window: it replaces the page, or does not come. */
  | 'new-window'
  /** Links that open other apps. */
  | 'app-links'
  /** Logins that refuse every web-view, Google's for one. */
  | 'oauth'
  /** A place on the home screen, and work while the page is closed. */
  | 'install';

const all: readonly Restriction[] = ['download', 'new-window', 'app-links', 'oauth', 'install'];
const inPhones: readonly Restriction[] = ['download', 'new-window', 'oauth', 'install'];

export function restrictionsOf({ app, os }: HostEnv): ReadonlySet<Restriction> {
  if (app === 'browser') return new Set();
  // On a desktop these are Chromiums with a download folder and links of their own.
  if (os === 'desktop') return new Set(['oauth', 'install']);
  return new Set(app === 'wechat' || app === 'wecom' ? all : inPhones);
}

/** Whether a link can open a page in the user's browser; else the user has to do it. way-out.ts knows which link. */
export function leavesByLink({ app, os }: HostEnv): boolean {
  return /^(browser|line|kakaotalk)$/.test(app) || (app === 'messenger' && os === 'android');
}
