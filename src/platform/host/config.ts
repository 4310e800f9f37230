import type { ShareCard } from '@/router';
import type { HostConnection } from './adapter';
import type { HostEnv, HostVia } from './detect';

/** The answer of the product's server that signs an address (docs/wechat-signature.md). */
export type HostSignature = {
  readonly appId: string;
  /** Seconds. */
  readonly timestamp: number | string;
  readonly nonceStr: string;
  readonly signature: string;
};

/** One failure, for the product's own log. */
export type HostFailure = {
  readonly api: string;
  readonly code: string;
  /** The messaging app's own message. */
  readonly errMsg: string;
  readonly via: HostVia;
  readonly userAgent: string;
  readonly signedUrl: string | null;
  readonly landing: string;
  readonly current: string;
};

export type HostConfig = {
  /** The adapter to use, whatever the browser says. `web` uses no messaging app. @default 'auto' */
  readonly use?: 'auto' | HostVia;
  /** Signs the address of a page: POST `{ url }`, answered with a HostSignature. Each app has its own ticket. */
  readonly endpoint?: string | { readonly [via in string]?: string };
  /** Instead of the endpoint. */
  readonly sign?: (url: string) => Promise<HostSignature>;
  /** Names of WeChat's bridge that your own code calls by `host.invoke`. Portico adds the names that its calls need. */
  readonly apis?: readonly string[];
  readonly openTags?: readonly string[];
  /** Fetches WeChat's public SDK, if your own code uses it. Portico configures it, and makes its signed calls with it. */
  readonly wechat?: { readonly load: () => Promise<unknown> };
  /** Whether the browser serves a call if the app refused the page. @default true */
  readonly webFallback?: boolean;
  /** The text size in WeChat on Android: the user's setting, or the page's size. @default 'follow' */
  readonly fontSize?: 'follow' | 'fixed';
  /** The card of pages without a card. */
  readonly share?: ShareCard;
  readonly report?: (failure: HostFailure) => void;
  /** Apps beside WeChat and WeCom: those of `portico/hosts/...`, and your own. */
  readonly adapters?: readonly HostAdapter[];
};

/** The facts about an app that `detect` knows. */
export type HostFacts = Partial<HostEnv> & {
  /** The connection has `fetch`. All requests then wait until the app has answered. @default false */
  readonly fetches?: boolean;
};

/** An app around the page, for `host.adapters` of `defineApp`. WeChat and WeCom need none. */
export type HostAdapter = {
  /** `host.env().via` in this app. */
  readonly via: string;
  /**
   * Returns the facts about the app that `around` does not know, or null in a browser and in another app. It runs at the
   * start of every app, so it is small and has no effects.
   */
  readonly detect: (around: HostEnv, window: Window) => HostFacts | null;
  /** Fetches the code that talks to the app. Only this app fetches it. */
  readonly load: () => Promise<ConnectHost>;
};

/** Runs once, when the code has loaded. */
export type ConnectHost<Context = never> = (parts: HostParts<Context>) => HostConnection;

/** The surroundings of an adapter. */
export type HostParts<Context = never> = {
  readonly env: HostEnv;
  readonly config: AdapterConfig;
  /** Call it when `serves` or `env` has changed. */
  readonly changed: () => void;
  /** The inner state of the app, for the adapters of Portico. */
  readonly context: Context;
};

/** The configuration as an adapter gets it: with its own endpoint only. */
export type AdapterConfig = Omit<HostConfig, 'endpoint'> & { readonly endpoint?: string };

export function configFor(via: HostVia, { endpoint, ...config }: HostConfig): AdapterConfig {
  const chosen = typeof endpoint === 'object' ? endpoint[via] : endpoint;
  return chosen === undefined ? config : { ...config, endpoint: chosen };
}
