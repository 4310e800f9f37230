import type { Profile } from '../profiles';

/**
 * Which address a signature must be for: the one the page was opened at, the present one, or the present one with the
 * grant lost at the next change of address.
 */
export type UrlRule = 'landing' | 'current' | 'strict';

export type BridgeTiming = 'ready' | 'absent' | { readonly after: number };

/** What the app under test gets: a plain object, as from the phone. */
export type BridgeResult = Readonly<Record<string, unknown>>;

type WordedReply = 'ok' | 'cancel' | 'fail' | 'never' | 'twice' | 'throw';

/**
 * A word, an answer as the phone would send it (`err_msg` is filled in), or a function of the call's parameters,
 * which may take its time.
 */
export type Reply =
  | WordedReply
  | BridgeResult
  | ((params: BridgeResult) => BridgeResult | Promise<BridgeResult>);

export type Coordinates = { readonly latitude: number; readonly longitude: number };

export type WeChatOptions = {
  /** One of `profiles`; WeChat on iOS if not said. The context itself must be made with it, too. */
  readonly profile?: Profile;
  /** When `WeixinJSBridge` is there: from the start, so many milliseconds later, or never. */
  readonly bridge?: BridgeTiming;
  /** By default what the profile's host does: landing on iOS, strict in WeCom, else current. */
  readonly rule?: UrlRule;
  /** What signatures are made with; `null` takes every signature. */
  readonly ticket?: string | null;
  /** The ticket of WeCom's agentConfig; the same one if not said. */
  readonly agentTicket?: string | null;
  /** Whether a refused signature is told the address that was checked, and in which shape. */
  readonly realAuthUrl?: boolean | 'array';
  /** The calls that this version of the app has, by either name; all that are known if not said. */
  readonly supports?: readonly string[] | ((name: string) => boolean);
  /** Calls that the account has no right to, however they are signed. */
  readonly denied?: readonly string[];
  /** The account is a test account that the visitor does not follow. */
  readonly needsSubscribe?: boolean;
  /** What the visitor picks, one after the other; a grey picture if not said. */
  readonly pictures?: readonly Uint8Array[];
  readonly location?: Coordinates & { readonly gcj02?: Coordinates };
  /** The text of the code in front of the camera. */
  readonly scan?: string;
  readonly network?: 'wifi' | '2g' | '3g' | '4g' | '5g' | 'none';
  /** First answers by name. A `throw` at the head of a list holds for each document. */
  readonly replies?: Readonly<Record<string, readonly Reply[]>>;
};

export type WeChatCall = {
  /** The bridge's name, which for some differs from the SDK's: `imagePreview`. */
  readonly name: string;
  readonly params: BridgeResult;
  /** The six fields of the signature that the SDKs attach to each call. */
  readonly verify: Readonly<Record<string, string>>;
  /** The page's address at the call. */
  readonly url: string;
};

export type SignatureCheck = {
  readonly name: 'preVerifyJSAPI' | 'agentConfig';
  /** The address that the rule asked for. */
  readonly url: string;
  readonly ok: boolean;
  /** For which of the two addresses the signature would have been right. */
  readonly signed: readonly ('landing' | 'current')[];
};

/** What crosses from the page to the app around it. */
export type BridgeMessage = {
  readonly document: string;
  readonly landing: string;
  readonly current: string;
  readonly name: string;
  readonly params: BridgeResult;
  /** The call threw in the page: nobody waits for an answer. */
  readonly threw: boolean;
};

/** One result is the rule; none is an answer that never comes. */
export type BridgeAnswer = {
  readonly results: readonly BridgeResult[];
  /** Names whose next call throws. */
  readonly throwing: readonly string[];
};
