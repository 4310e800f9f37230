import { createHash } from 'node:crypto';
import { bridgeName, grantOf, unsignedNames } from './bridge-names';
import type { BridgeMessage, BridgeResult, SignatureCheck, UrlRule, WeChatOptions } from './types';

const withoutHash = (url: string) => url.split('#')[0] ?? '';

type Signed = {
  readonly timestamp: unknown;
  readonly nonceStr: unknown;
  readonly signature: unknown;
};

/** `config` and `agentConfig` have different names for the same three values. */
export function readSigned(params: BridgeResult): Signed {
  return {
    timestamp: params.verifyTimestamp ?? params.timestamp,
    nonceStr: params.verifyNonceStr ?? params.nonceStr,
    signature: params.verifySignature ?? params.signature,
  };
}

/** The code is not shared with the backend. Otherwise an error in it would make both agree, and tests would pass. */
export function checkSignature(
  ticket: string | null,
  { timestamp, nonceStr, signature }: Signed,
  url: string,
): boolean {
  if (ticket === null) return true;
  const text = `jsapi_ticket=${ticket}&noncestr=${String(nonceStr)}&timestamp=${String(timestamp)}&url=${withoutHash(url)}`;
  return createHash('sha1').update(text, 'utf8').digest('hex') === signature;
}

const OFFLINE = 'fail, the permission value is offline verifying';

type Grant = { readonly names: ReadonlySet<string>; readonly url: string };

type Rules = Required<
  Pick<WeChatOptions, 'ticket' | 'agentTicket' | 'realAuthUrl' | 'needsSubscribe'>
> & { rule: UrlRule };

export type Grants = {
  readonly verify: (message: BridgeMessage) => BridgeResult;
  /** The error for a call without a grant. */
  readonly refusal: (message: BridgeMessage) => BridgeResult | undefined;
};

const listIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** The calls that a valid signature allows, per document. A reload has no grants. A page from the back/forward cache does. */
export function createGrants(rules: Rules, record: (check: SignatureCheck) => void): Grants {
  const grants = new Map<string, Grant>();

  const verify = ({ name, params, document, landing, current }: BridgeMessage): BridgeResult => {
    const isAgent = name === 'agentConfig';
    const signed = readSigned(params);
    const ticket = isAgent ? rules.agentTicket : rules.ticket;
    const fits = (url: string) => checkSignature(ticket, signed, url);
    const url = rules.rule === 'landing' ? landing : current;
    const addresses = { landing, current };
    const matches = (['landing', 'current'] as const).filter((which) => fits(addresses[which]));
    const ok = fits(url) && !rules.needsSubscribe;
    record({ name: isAgent ? 'agentConfig' : 'preVerifyJSAPI', url, ok, signed: matches });
    if (rules.needsSubscribe) return { err_msg: `${name}:require subscribe` };
    if (!ok) {
      const real = rules.realAuthUrl === 'array' ? [url] : url;
      return {
        err_msg: `${name}:fail,invalid signature`,
        ...(rules.realAuthUrl && { realAuthUrl: real }),
      };
    }
    const asked = [...listIn(params.verifyJsApiList), ...listIn(params.jsApiList)].map(bridgeName);
    const before = grants.get(document)?.names ?? [];
    grants.set(document, { names: new Set([...before, ...asked]), url: current });
    return { err_msg: `${name}:ok` };
  };

  const refusal = ({ name, document, current }: BridgeMessage): BridgeResult | undefined => {
    if (unsignedNames.includes(name)) return undefined;
    const grant = grants.get(document);
    if (grant && rules.rule === 'strict' && grant.url !== current) grants.delete(document);
    const isGranted = grants.get(document)?.names.has(grantOf(name)) === true;
    return isGranted ? undefined : { err_msg: `${name}:${OFFLINE}` };
  };

  return { verify, refusal };
}
