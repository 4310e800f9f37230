import type { ShareCard } from '@/router';
import type { HostVia } from './host-env';

/** What a server answers that holds the ticket (docs/wechat-signature.md). */
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
  /** What the host said. */
  readonly errMsg: string;
  readonly via: HostVia;
  readonly userAgent: string;
  readonly signedUrl: string | null;
  readonly landing: string;
  readonly current: string;
};

export type HostConfig = {
  /** Whose adapter: 'web' for none. @default 'auto' */
  readonly use?: 'auto' | HostVia;
  /** Signs a page's address: POST `{ url }`, answered with a HostSignature. Each app has a ticket of its own. */
  readonly endpoint?: string | { readonly [V in HostVia]?: string };
  /** Instead of the endpoint. */
  readonly sign?: (url: string) => Promise<HostSignature>;
  /** Calls of the bridge, by the host's names, beside those that the platform itself makes. */
  readonly apis?: readonly string[];
  readonly openTags?: readonly string[];
  /** Which addresses to sign, in order. @default by the client: see docs/host.md */
  readonly candidates?: (landing: string, current: string) => readonly string[];
  /** Whether the web serves a call when the host has refused the page. @default true */
  readonly webFallback?: boolean;
  /** Text size in Android's WeChat: the visitor's setting there, or the page's own. @default 'follow' */
  readonly fontSize?: 'follow' | 'fixed';
  /** The card of pages that have none of their own. */
  readonly share?: ShareCard;
  readonly report?: (failure: HostFailure) => void;
  /** LINE's SDK, which the product installs. */
  readonly liff?: { readonly id: string; readonly load: () => Promise<unknown> };
  /** DingTalk's SDK, which the product installs. */
  readonly dingtalk?: { readonly load: () => Promise<unknown> };
};
