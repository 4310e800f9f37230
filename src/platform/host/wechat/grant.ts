import { PlatformError, toPlatformError } from '@/platform/call/errors';
import { nextCandidate } from './candidates';
import type { BridgeResult } from './call-bridge';
import { isNotSigned } from './fetch-signature';
import type { HostSignature } from '@/platform/host/host-config';
import { type VerifyFields, verifyFieldsOf } from './verify-fields';

/** idle -> asking -> granted | refused; a granted one may become stale. */
type GrantState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'granted'; readonly url: string; readonly fields: VerifyFields }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly error: PlatformError };

export type GrantParts = {
  readonly origin: string;
  /** In order, as they are now. */
  readonly candidates: () => readonly string[];
  /** A grant is good for as long as this stays the same. */
  readonly address: () => string;
  readonly sign: (url: string) => Promise<HostSignature>;
  /** Waits for the bridge, too. */
  readonly verify: (fields: VerifyFields) => Promise<BridgeResult | 'late' | 'no bridge'>;
  readonly changed: () => void;
};

export type Grant = {
  state(): GrantState;
  /**
   * What calls carry. All who ask while it is asked for get the same. Rejects when the page is refused, but asks again
   * where only the signing request failed.
   */
  ensure(): Promise<VerifyFields>;
  /** As `ensure`, but a refusal stays what it is. */
  known(): Promise<VerifyFields>;
  /** Whether calls may have a grant: the next one asks again where only the signing request failed. */
  isOpen(): boolean;
  /** The next call signs anew: one was refused with these fields. */
  outdate(fields: VerifyFields): void;
  /** Asks again after a refusal that another address may help against. Calls do not wait for that. */
  retry(): void;
};

/** No other address would help: the account or its domain is not set up. */
const final = /url domain|require subscribe|40048|40164|invalid appid/i;

export function createGrant(parts: GrantParts): Grant {
  let state: GrantState = { kind: 'idle' };
  let grantedAt = '';
  let isFinal = false;
  let asking: Promise<VerifyFields> | null = null;

  const become = (next: GrantState) => {
    state = next;
    parts.changed();
  };

  const now = (): GrantState =>
    state.kind === 'granted' && grantedAt !== parts.address() ? { kind: 'stale' } : state;

  const ask = async (): Promise<VerifyFields> => {
    const tried: string[] = [];
    let realAuthUrl: unknown;
    let said = '';
    for (;;) {
      const url = nextCandidate(parts.candidates(), tried, realAuthUrl, parts.origin);
      if (url === null)
        throw refused(`the host refused the page (${said}), signed as ${tried.join(', ')}`);
      tried.push(url);
      const fields = verifyFieldsOf(await parts.sign(url));
      const at = parts.address();
      const answer = await parts.verify(fields);
      if (answer === 'no bridge') throw refused("the host's bridge did not come", 'timeout');
      if (answer === 'late') throw refused('the host did not answer', 'timeout');
      if (answer.outcome === 'ok') {
        grantedAt = at;
        become({ kind: 'granted', url, fields });
        return fields;
      }
      said = answer.message;
      isFinal = final.test(said);
      if (isFinal) throw refused(`the host refused the page: ${said}`);
      realAuthUrl = answer.data['realAuthUrl'];
    }
  };

  const start = (): Promise<VerifyFields> => {
    asking ??= ask()
      .catch((cause: unknown) => {
        const error = toPlatformError('host.ready', cause);
        become({ kind: 'refused', error });
        throw error;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  const known = (): Promise<VerifyFields> => {
    const current = now();
    if (current.kind === 'granted') return Promise.resolve(current.fields);
    if (state.kind === 'refused') return Promise.reject(state.error);
    if (state.kind !== 'asking') become({ kind: 'asking' });
    return start();
  };
  const isOpen = () => state.kind !== 'refused' || mayAskAgain(state.error);

  return {
    state: now,
    ensure: () => (state.kind === 'refused' && isOpen() ? start() : known()),
    known,
    isOpen,
    outdate: (fields) => {
      // Else somebody has signed anew already.
      if (state.kind === 'granted' && fields === state.fields) become({ kind: 'stale' });
    },
    retry: () => {
      if (state.kind === 'refused' && !isFinal) start().catch(() => {});
    },
  };
}

function refused(message: string, code: 'unsigned' | 'timeout' = 'unsigned'): PlatformError {
  return new PlatformError({ code, api: 'host.ready', message });
}

function mayAskAgain(error: PlatformError): boolean {
  return isNotSigned(error) && error.mayAskAgain;
}
