import { PlatformError, toPlatformError } from '@/platform/call/errors';
import type { HostSignature } from '@/platform/host/config';
import type { HostEnv } from '@/platform/host/detect';
import { isNotSigned } from '@/platform/host/signature';
import { withoutHash } from '@/shared/url-hash';
import type { BridgeResult } from './bridge';

/** The signature in the fields of the bridge. Every signed call carries them, not only the verification. */
export type VerifyFields = {
  readonly appId: string;
  readonly verifyAppId: string;
  readonly verifySignType: 'sha1';
  readonly verifyTimestamp: string;
  readonly verifyNonceStr: string;
  readonly verifySignature: string;
};

/** idle -> asking -> granted or refused. A grant becomes stale when the address changes. */
type GrantState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'granted'; readonly url: string; readonly fields: VerifyFields }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly error: PlatformError };

export type GrantParts = {
  readonly origin: string;
  /** The addresses to sign, in order. They depend on the current page. */
  readonly candidates: () => readonly string[];
  /** A grant is valid as long as this address stays the same. */
  readonly address: () => string;
  readonly sign: (url: string) => Promise<HostSignature>;
  /** Waits for the bridge first. */
  readonly verify: (fields: VerifyFields) => Promise<BridgeResult | 'late' | 'no bridge'>;
  readonly changed: () => void;
};

/** The permission of the page to make signed calls. */
export type Grant = {
  state(): GrantState;
  /**
   * The fields for a call. All callers share one request. Rejects when the app refused the page. If only the signing
   * request failed, it asks again.
   */
  ensure(): Promise<VerifyFields>;
  /** Like `ensure`, but it never asks again after a refusal. */
  known(): Promise<VerifyFields>;
  /** Whether a call may get a grant: now, or because it asks again after a failed signing request. */
  isOpen(): boolean;
  /** A call with these fields was refused: the next call signs again. */
  outdate(fields: VerifyFields): void;
  /** Asks again after a refusal, because another address may help. Calls do not wait for it. */
  retry(): void;
};

/** Messages about the account or its domain. No other address helps. */
const finalRefusal = /url domain|require subscribe|40048|40164|invalid appid/i;

export function createGrant(parts: GrantParts): Grant {
  let state: GrantState = { kind: 'idle' };
  let grantedAt = '';
  let isFinal = false;
  let asking: Promise<VerifyFields> | null = null;

  const setState = (next: GrantState) => {
    state = next;
    parts.changed();
  };

  const currentState = (): GrantState =>
    state.kind === 'granted' && grantedAt !== parts.address() ? { kind: 'stale' } : state;

  /** Signs and verifies one address after the other. */
  const ask = async (): Promise<VerifyFields> => {
    const tried: string[] = [];
    let realAuthUrl: unknown;
    let message = '';
    for (;;) {
      const url = nextCandidate(parts.candidates(), tried, realAuthUrl, parts.origin);
      if (url === null)
        throw refused(`the host refused the page (${message}), signed as ${tried.join(', ')}`);
      tried.push(url);
      const fields = verifyFieldsOf(await parts.sign(url));
      const address = parts.address();
      const answer = await parts.verify(fields);
      if (answer === 'no bridge') throw refused("the host's bridge did not come", 'timeout');
      if (answer === 'late') throw refused('the host did not answer', 'timeout');
      if (answer.outcome === 'ok') {
        grantedAt = address;
        setState({ kind: 'granted', url, fields });
        return fields;
      }
      message = answer.message;
      isFinal = finalRefusal.test(message);
      if (isFinal) throw refused(`the host refused the page: ${message}`);
      realAuthUrl = answer.data['realAuthUrl'];
    }
  };

  const start = (): Promise<VerifyFields> => {
    asking ??= ask()
      .catch((cause: unknown) => {
        const error = toPlatformError('host.ready', cause);
        setState({ kind: 'refused', error });
        throw error;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  const known = (): Promise<VerifyFields> => {
    const current = currentState();
    if (current.kind === 'granted') return Promise.resolve(current.fields);
    if (state.kind === 'refused') return Promise.reject(state.error);
    if (state.kind !== 'asking') setState({ kind: 'asking' });
    return start();
  };

  const isOpen = () =>
    state.kind !== 'refused' || (isNotSigned(state.error) && state.error.mayAskAgain);

  return {
    state: currentState,
    ensure: () => (state.kind === 'refused' && isOpen() ? start() : known()),
    known,
    isOpen,
    outdate: (fields) => {
      // With other fields, the page was signed again already.
      if (state.kind === 'granted' && fields === state.fields) setState({ kind: 'stale' });
    },
    retry: () => {
      if (state.kind === 'refused' && !isFinal) start().catch(() => {});
    },
  };
}

/** Attempts for one grant. */
const MAX_TRIES = 3;

/** The addresses to sign, in order. Which address a client checks depends on the client and its version. */
export function candidatesFor(
  { via, os }: Pick<HostEnv, 'via' | 'os'>,
  landing: string,
  current: string,
): readonly string[] {
  if (via !== 'wechat') return unique([current]);
  return unique(os === 'desktop' ? [current, landing] : [landing, current]);
}

/**
 * The next address to sign after a refusal. Null without one. First comes `realAuthUrl`, the address that the
 * client says it checked, if it is on this origin.
 */
export function nextCandidate(
  candidates: readonly string[],
  tried: readonly string[],
  realAuthUrl: unknown,
  origin: string,
): string | null {
  if (tried.length >= MAX_TRIES) return null;
  const reported = [realAuthUrl]
    .flat()
    .filter((url): url is string => typeof url === 'string' && isOnOrigin(url, origin));
  return [...unique(reported), ...candidates].find((url) => !tried.includes(url)) ?? null;
}

export function verifyFieldsOf(signed: HostSignature): VerifyFields {
  const { appId, timestamp, nonceStr, signature } = signed;
  return {
    appId,
    verifyAppId: appId,
    verifySignType: 'sha1',
    verifyTimestamp: String(timestamp),
    verifyNonceStr: nonceStr,
    verifySignature: signature,
  };
}

function isOnOrigin(url: string, origin: string): boolean {
  return url === origin || url.startsWith(`${origin}/`) || url.startsWith(`${origin}?`);
}

function unique(urls: readonly string[]): readonly string[] {
  return [...new Set(urls.map(withoutHash))];
}

function refused(message: string, code: 'unsigned' | 'timeout' = 'unsigned'): PlatformError {
  return new PlatformError({ code, api: 'host.ready', message });
}
