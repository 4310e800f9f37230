import { PlatformError, toPlatformError } from '@/platform/errors';
import { nextCandidate } from './candidates';
import type { BridgeResult } from './call-bridge';
import type { HostSignature } from '@/platform/host/host-config';
import { type VerifyFields, verifyFieldsOf } from './verify-fields';

/** idle -> asking -> granted | refused; a granted one may become stale. */
export type GrantState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'granted'; readonly url: string; readonly fields: VerifyFields }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly error: PlatformError };

export type GrantParts = {
  readonly origin: string;
  /** In order, as they are now. */
  readonly candidates: () => readonly string[];
  readonly sign: (url: string) => Promise<HostSignature>;
  /** Waits for the bridge, too. */
  readonly verify: (fields: VerifyFields) => Promise<BridgeResult | 'late' | 'no bridge'>;
  readonly changed: () => void;
};

export type Grant = {
  state(): GrantState;
  /** What calls carry. All who ask while it is asked for get the same; rejects when the page is refused. */
  ensure(): Promise<VerifyFields>;
  /** The next call signs anew: a call was refused with these fields, or the address is another. */
  outdate(fields?: VerifyFields): void;
  /** Asks again after a refusal. Calls do not wait for that. */
  retry(): void;
};

/** No other address would help: the account or its domain is not set up. */
const final = /url domain|require subscribe|40048|40164|invalid appid/i;

export function createGrant(parts: GrantParts): Grant {
  let state: GrantState = { kind: 'idle' };
  let asking: Promise<VerifyFields> | null = null;

  const become = (next: GrantState) => {
    state = next;
    parts.changed();
  };

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
      const answer = await parts.verify(fields);
      if (answer === 'no bridge') throw refused("the host's bridge did not come", 'timeout');
      if (answer === 'late') throw refused('the host did not answer', 'timeout');
      if (answer.outcome === 'ok') {
        become({ kind: 'granted', url, fields });
        return fields;
      }
      said = answer.message;
      if (final.test(said)) throw refused(`the host refused the page: ${said}`);
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

  const ensure = (): Promise<VerifyFields> => {
    if (state.kind === 'granted') return Promise.resolve(state.fields);
    if (state.kind === 'refused') return Promise.reject(state.error);
    if (state.kind !== 'asking') become({ kind: 'asking' });
    return start();
  };

  return {
    state: () => state,
    ensure,
    outdate: (fields) => {
      if (state.kind !== 'granted') return;
      // Somebody has signed anew already.
      if (fields && fields !== state.fields) return;
      become({ kind: 'stale' });
    },
    retry: () => {
      if (state.kind === 'refused') start().catch(() => {});
    },
  };
}

function refused(message: string, code: 'unsigned' | 'timeout' = 'unsigned'): PlatformError {
  return new PlatformError({ code, api: 'host.ready', message });
}
