import type { Profile } from '../profiles';

/**
 * The URL that a signature must be for. `landing`: the URL at which the document opened. `current`: the current URL.
 * `strict`: the current URL, and the grant is lost when the URL changes.
 */
export type UrlRule = 'landing' | 'current' | 'strict';

export type BridgeTiming = 'ready' | 'absent' | { readonly after: number };

/** The result that the page receives: a plain object, as from the phone. */
export type BridgeResult = Readonly<Record<string, unknown>>;

type WordedReply = 'ok' | 'cancel' | 'fail' | 'never' | 'twice' | 'throw';

/**
 * A word, a result in the phone's form (the kit adds `err_msg`), or a function that takes the call's parameters. The
 * function may be asynchronous.
 */
export type Reply =
  | WordedReply
  | BridgeResult
  | ((params: BridgeResult) => BridgeResult | Promise<BridgeResult>);

export type Coordinates = { readonly latitude: number; readonly longitude: number };

export type WeChatOptions = {
  /** One of `profiles`. Create the browser context with it too. @default `wechatIos` */
  readonly profile?: Profile;
  /** `WeixinJSBridge` is there from the start, after some milliseconds, or never. @default 'ready' */
  readonly bridge?: BridgeTiming;
  /** The default is the rule of the profile's host: `landing` on iOS, `strict` in WeCom, otherwise `current`. */
  readonly rule?: UrlRule;
  /** The ticket that your backend signs with. `null` accepts every signature. */
  readonly ticket?: string | null;
  /** The ticket for WeCom's `agentConfig`. @default `ticket` */
  readonly agentTicket?: string | null;
  /** Adds the checked URL to the error of a refused signature. `array`: as a list. @default true */
  readonly realAuthUrl?: boolean | 'array';
  /** The calls of this version of the app, by the SDK's or the bridge's names. @default all known calls */
  readonly supports?: readonly string[] | ((name: string) => boolean);
  /** Calls that the account may not use, even with a valid signature. */
  readonly denied?: readonly string[];
  /** The account is a test account that the user does not follow. */
  readonly needsSubscribe?: boolean;
  /** The pictures that the user picks, in this order. @default one grey picture */
  readonly pictures?: readonly Uint8Array[];
  readonly location?: Coordinates & { readonly gcj02?: Coordinates };
  /** The text of the scanned code. */
  readonly scan?: string;
  readonly network?: 'wifi' | '2g' | '3g' | '4g' | '5g' | 'none';
  /** The first answers by name. A `throw` at the start of a list applies to each document. */
  readonly replies?: Readonly<Record<string, readonly Reply[]>>;
};

export type WeChatCall = {
  /** The bridge's name. Some differ from the SDK's: `imagePreview` for `previewImage`. */
  readonly name: string;
  readonly params: BridgeResult;
  /** The six signature fields that the SDKs add to each call. */
  readonly verify: Readonly<Record<string, string>>;
  /** The page's URL at the time of the call. */
  readonly url: string;
};

export type SignatureCheck = {
  readonly name: 'preVerifyJSAPI' | 'agentConfig';
  /** The URL that the rule requires. */
  readonly url: string;
  readonly ok: boolean;
  /** The URLs for which the signature is valid. */
  readonly signed: readonly ('landing' | 'current')[];
};

/** A message from the page to the app. */
export type BridgeMessage = {
  readonly document: string;
  readonly landing: string;
  readonly current: string;
  readonly name: string;
  readonly params: BridgeResult;
  /** The call threw in the page, so it needs no answer. */
  readonly threw: boolean;
};

/** Usually one result. An empty list means that the call gets no answer. */
export type BridgeAnswer = {
  readonly results: readonly BridgeResult[];
  /** The names of calls that throw the next time. */
  readonly throwing: readonly string[];
};
