import type { BrowserContext, Page } from '@playwright/test';
import { setPlatform } from './browser';
import { type Profile, profiles } from './profiles';

export type LiffOptions = {
  /** `liffIos` or `liffAndroid`. Create the browser context with it too. @default `liffIos` */
  readonly profile?: Profile;
  /** The outcome of `liff.init`. @default 'ok' */
  readonly init?: 'ok' | 'fail' | 'never';
  /** The text of the scanned code. null: the user closes the scanner. */
  readonly scan?: string | null;
  readonly share?: 'sent' | 'closed' | 'fail';
  /** The calls that this version of LINE supports. */
  readonly available?: readonly string[];
  readonly idToken?: string | null;
  /** The path of the LIFF app's endpoint URL. */
  readonly endpoint?: string;
};

export type LiffCall = {
  readonly name: string;
  readonly params: unknown;
  /** The page's URL at the time of the call. `init` reads LINE's tokens from it. */
  readonly url: string;
};

export type Liff = {
  /** The calls of the page: `init`, `scanCodeV2`, `shareTargetPicker` and so on. */
  readonly calls: (name?: string) => readonly LiffCall[];
};

const BINDING = '__porticoLiffSend';

/**
 * Installs a double of LINE's SDK as `window.liff`. The `load` of the app's adapter returns it: `async () => window.liff`. As in the
 * real SDK, `init` reloads the document for a `liff.state` and removes the tokens from the URL. Call it before a page
 * opens.
 */
export async function installLiff(
  target: BrowserContext | Page,
  options: LiffOptions = {},
): Promise<Liff> {
  const { profile = profiles.liffIos, ...script } = options;
  if (profile.host !== 'liff')
    throw new TypeError(`installLiff: profile must be of LIFF, not of ${profile.host}`);
  const calls: LiffCall[] = [];
  await target.exposeBinding(BINDING, (_, call: LiffCall) => {
    calls.push(call);
  });
  await setPlatform(target, profile);
  const setup: LiffSetup = {
    binding: BINDING,
    init: 'ok',
    scan: 'https://example.com/code',
    share: 'sent',
    available: ['scanCodeV2', 'shareTargetPicker'],
    idToken: 'id-token',
    endpoint: '/',
    ...script,
  };
  await target.addInitScript(liffInPage, setup);
  return {
    calls: (name) => calls.filter((call) => name === undefined || call.name === name),
  };
}

type LiffSetup = Required<Omit<LiffOptions, 'profile'>> & { readonly binding: string };

/** Runs in the page before its first script. Playwright sends it as text, so it cannot use other code of this file. */
function liffInPage(setup: LiffSetup): void {
  const view = window as unknown as Record<string, (call: object) => void>;
  const send = (name: string, params: unknown) =>
    view[setup.binding]?.({ name, params, url: window.location.href });
  const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });
  const requireApi = (name: string) => {
    if (!setup.available.includes(name)) throw refusal('FORBIDDEN', `${name} is not available`);
  };

  const removeTokens = () => {
    const url = new URL(window.location.href);
    for (const name of [...url.searchParams.keys()])
      if (name.startsWith('liff.')) url.searchParams.delete(name);
    if (/access_token=/.test(url.hash)) url.hash = '';
    const { history, location } = window;
    if (url.href !== location.href) history.replaceState(history.state, '', url.href);
  };

  const liff = {
    init: async (config: unknown) => {
      send('init', config);
      if (setup.init === 'never') await new Promise(() => {});
      if (setup.init === 'fail') throw refusal('INIT_FAILED', 'Failed to init LIFF SDK');
      const state = new URLSearchParams(window.location.search).get('liff.state');
      if (state !== null) {
        const path = `${setup.endpoint.replace(/\/$/, '')}/${state.replace(/^\//, '')}`;
        window.location.replace(window.location.origin + path);
        await new Promise(() => {});
      }
      removeTokens();
    },
    closeWindow: () => send('closeWindow', null),
    isApiAvailable: (name: string) => setup.available.includes(name),
    scanCodeV2: async () => {
      send('scanCodeV2', null);
      requireApi('scanCodeV2');
      return { value: setup.scan };
    },
    shareTargetPicker: async (messages: unknown) => {
      send('shareTargetPicker', messages);
      requireApi('shareTargetPicker');
      if (setup.share === 'fail') throw refusal('EXCEPTION_IN_SUBWINDOW', 'failed');
      return setup.share === 'sent' ? { status: 'success' } : undefined;
    },
    openWindow: (params: unknown) => send('openWindow', params),
    getIDToken: () => setup.idToken,
  };
  Object.assign(window, { liff });
}
