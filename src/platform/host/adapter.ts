import type { Asker, Caller } from '@/platform/call/call-scope';
import type { Fail } from '@/platform/call/check';
import type { NetworkType } from '@/platform/device/network-type';
import type { Location } from '@/platform/location/location';
import type { CoordinateSystem, Point } from '@/platform/maps/provider';
import type { ChosenFiles } from '@/platform/files/file-source';
import type { ScanType } from '@/platform/scan/formats';
import type { ShareCard } from '@/router';
import type { HostEnv } from './detect';

/** How a call of the app reports a failure, and learns that it was aborted. */
export type HostWork = {
  readonly fail: Fail;
  readonly signal: AbortSignal;
  /** The page that was on top when the call was made. Nothing opens over another page. @default the page on top */
  readonly begun?: Asker | undefined;
  /** The page that called. It comes before `begun`. */
  readonly caller?: Caller | undefined;
};

/** Calls that a messaging app may serve. The params are checked. The results are those of the browser's way. */
export type HostCalls = {
  chooseImage(
    params: {
      readonly count: number;
      readonly sizeType: readonly ('original' | 'compressed')[];
      readonly sourceType: readonly ('album' | 'camera')[];
    },
    work: HostWork,
  ): Promise<ChosenFiles>;
  previewImage(
    params: { readonly urls: readonly string[]; readonly current: number },
    work: HostWork,
  ): Promise<void>;
  /** The time-out in milliseconds starts when the user has allowed the location. */
  getLocation(
    params: { readonly type: CoordinateSystem; readonly timeout: number },
    work: HostWork,
  ): Promise<Location>;
  /** The point is in GCJ-02. */
  openLocation(
    params: Point & { readonly scale: number; readonly name: string; readonly address: string },
    work: HostWork,
  ): Promise<void>;
  scanCode(
    params: { readonly scanType: readonly ScanType[] },
    work: HostWork,
  ): Promise<{ readonly result: string; readonly scanType: string; readonly charSet: 'UTF-8' }>;
  startRecord(params: { readonly duration: number }, work: HostWork): Promise<HostVoice>;
  /** For a voice that startRecord has made. */
  openVoice(params: { readonly path: string }, work: HostWork): Promise<HostVoicePlayer>;
  getNetworkType(params: object, work: HostWork): Promise<{ readonly networkType: NetworkType }>;
  closeWindow(params: object, work: HostWork): Promise<void>;
  hideMenuItems(params: { readonly menuList: readonly string[] }, work: HostWork): Promise<void>;
  showMenuItems(params: { readonly menuList: readonly string[] }, work: HostWork): Promise<void>;
  hideOptionMenu(params: object, work: HostWork): Promise<void>;
  showOptionMenu(params: object, work: HostWork): Promise<void>;
  /** Uploads a picture or a voice of the app to the app's servers. */
  uploadMedia(
    params: { readonly path: string },
    work: HostWork,
  ): Promise<{ readonly serverId: string }>;
  /** Gives a file to the user, for an app that forbids downloads. The browser downloads it otherwise. */
  saveToDevice(
    params: { readonly blob: Blob; readonly name: string },
    work: HostWork,
  ): Promise<void>;
  /** Opens the app's payment. Resolves when the user has paid, as the phone says. */
  requestPayment(params: SignedPayment, work: HostWork): Promise<void>;
};

/** The parameters of a payment, as the product's server has signed them. */
export type SignedPayment = {
  /** The id of the official account. */
  readonly appId: string;
  /** Seconds since 1970, as text. */
  readonly timeStamp: string;
  /** A random text. */
  readonly nonceStr: string;
  /** `prepay_id=...`, from WeChat's answer to the order. */
  readonly package: string;
  /** The kind of the signature. It is `RSA` in version 3 of WeChat's API. */
  readonly signType: 'RSA' | 'MD5' | 'HMAC-SHA256';
  /** Your server's signature of the fields above. */
  readonly paySign: string;
};

/** A call of the app's own bridge. */
type BridgeCall = {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Whether the app wants a signed page for it. */
  readonly signed: boolean;
  /** Milliseconds, 0 for no limit. */
  readonly timeout: number;
};

export type HostCallName = keyof HostCalls;

/** A card without empty fields. */
export type FullCard = { readonly [N in keyof ShareCard]-?: string };

/** How a share ended: sent, given to the app's dialog, the user saw a guide, or the link is in the clipboard. */
export type ShareOutcome = 'shared' | 'opened' | 'guided' | 'copied';

/** The calls of the app, and how it reports its state. */
export type HostConnection = {
  /**
   * Settles in bounded time. After that `serves` is right. Rejects when the app refuses the page.
   *
   * @default the app accepts every page
   */
  readonly ready?: () => Promise<void>;
  /** The environment, with facts that only the app can report. */
  readonly env?: () => HostEnv;
  readonly calls: Partial<HostCalls>;
  /** @default all of `calls` */
  readonly serves?: (name: HostCallName) => boolean;
  /** Calls that the app serves for every page. They do not wait for a permission. */
  readonly free?: ReadonlySet<HostCallName>;
  /** Gives the app the card for its menu. Null forbids sharing the page. */
  readonly prepareShare?: (card: FullCard | null) => void;
  /** Opens the app's share dialog. Apps without one get a guide to their menu. */
  readonly openShare?: (card: FullCard, work: HostWork) => Promise<'shared' | 'opened'>;
  /** Opens an address in the user's browser. Rejects if the app refuses it. For apps without it see guide.ts. */
  readonly openOutside?: (url: string) => void | Promise<void>;
  /**
   * Sends a request of the page. Null leaves it to the browser. It gets requests only if `detect` says
   * `fetches`, after the app has accepted the page.
   */
  readonly fetch?: (request: Request) => Promise<Response> | null;
  /** Makes a call of the app's bridge that has no call of its own here. */
  readonly invoke?: (
    call: BridgeCall,
    work: HostWork,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** The app's proof of the user's identity. Only the product's server can check it. Null without one. */
  readonly credential?: () => Promise<string | null>;
  /** Another page is on top. */
  readonly pageChanged?: () => void;
  /** Asks the app again after a refusal that may be temporary. `ready` reports the outcome. */
  readonly askAgain?: () => Promise<void>;
};

/** A recording that the app keeps. The page gets a name and no bytes. */
export type HostVoiceRecord = {
  /** For createAudio and host.uploadMedia. */
  readonly path: string;
  /** Milliseconds. */
  readonly duration: number;
};

/** A recording that runs. */
export type HostVoice = {
  /** Ends by `stop`, or at the app's time limit. Rejects with `abort` when the call was aborted. */
  readonly ended: Promise<HostVoiceRecord>;
  stop(): void;
};

/** Plays a voice of the app. */
export type HostVoicePlayer = {
  /** From the start, or from the position of the pause. */
  play(): Promise<void>;
  pause(): Promise<void>;
  stop(): Promise<void>;
  /** The voice was played to its end, or another voice replaced it. Returns a function that removes the listener. */
  onHalt(listener: (how: 'ended' | 'displaced') => void): () => void;
};

const VOICE_SCHEME = 'host-voice:';

/** The path of a voice. `localId` is the app's name for it. */
export function hostVoicePath(localId: string): string {
  return VOICE_SCHEME + localId;
}

/** The app's name for the voice at a path. Null if the path is not one of a voice. */
export function hostVoiceOf(path: unknown): string | null {
  const isVoice =
    typeof path === 'string' && path.startsWith(VOICE_SCHEME) && path !== VOICE_SCHEME;
  return isVoice ? path.slice(VOICE_SCHEME.length) : null;
}

/** Milliseconds for the user to answer the question for the location. The apps do not report when they asked it. */
export const THINKING_TIME = 60_000;

/** Whether a version is the wanted one or a later one: 6.10 is later than 6.4. */
export function isAtLeast(version: string, wanted: string): boolean {
  const actualParts = versionParts(version);
  const wantedParts = versionParts(wanted);
  const at = wantedParts.findIndex((part, index) => part !== (actualParts[index] ?? 0));
  return at < 0 || (actualParts[at] ?? 0) > (wantedParts[at] ?? 0);
}

function versionParts(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
