/** What became of a call of the bridge. */
type Outcome =
  | { readonly kind: 'ok' }
  | { readonly kind: 'cancel' }
  /** The visitor's no, or the system's: it stays one however often the call is made. */
  | { readonly kind: 'denied' }
  /** The page may not make this call now: not granted, or the grant is of another address. */
  | { readonly kind: 'ungranted' }
  /** This version of the host does not know the call. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** The bridge's result, and what it says in words. */
export type Answer = { readonly outcome: Outcome['kind']; readonly message: string };

const cancel = /(^|[ :_])cancel/i;
const denied = /system permission|auth den|user den|authorize/i;
const ungranted =
  /offline verifying|nopermission|permission denied|access denied|no permission|not in domain|not allow/i;
const missing = /function ?not ?exist|not ?support|method not found|no such (?:method|api)/i;
const fine = /^(ok|confirm|success)$/i;

/**
 * Clients differ: `name:ok`, `name:fail cancel`, `fail_nopermission`, `access_control:not_allow`, or nothing but the
 * data. What is not understood is a failure; what has no word at all and carries data is a success.
 */
export function readAnswer(result: unknown): Answer {
  const record = Object(result) as Record<string, unknown>;
  const said = record['errMsg'] ?? record['err_msg'] ?? record['errmsg'];
  const text = typeof said === 'string' ? said : '';
  const colon = text.indexOf(':');
  const word = (colon < 0 ? text : text.slice(colon + 1)).trim();
  return { outcome: outcomeOf(word, text, record), message: word || 'failed' };
}

function outcomeOf(word: string, text: string, record: object): Outcome['kind'] {
  if (fine.test(word)) return 'ok';
  if (cancel.test(text)) return 'cancel';
  // Some write `fail_auth_denied` for `fail auth denied`.
  const spoken = text.replaceAll('_', ' ');
  if (denied.test(spoken)) return 'denied';
  if (ungranted.test(spoken)) return 'ungranted';
  if (missing.test(spoken)) return 'missing';
  // `network_type:wifi` is how one call answers; a result without a message, how desktop clients do.
  if (text.startsWith('network_type:')) return 'ok';
  return text === '' && Object.keys(record).length > 0 ? 'ok' : 'failed';
}
