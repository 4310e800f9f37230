// The discovery document: the addresses and abilities of a sign-in service.
import { HttpError, refusal } from '../../shared/http.mjs';
import { unknownForm } from './bounded-fetch.mjs';

/** @typedef {typeof import('oauth4webapi')} OAuth */
/** @typedef {import('oauth4webapi').AuthorizationServer} Service */

const HOUR = 3_600_000;

/** @typedef {'authorization_endpoint' | 'token_endpoint' | 'jwks_uri' | 'userinfo_endpoint'} Place */

/** @param {unknown} text @param {boolean} isLocal */
function isAddress(text, isLocal) {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === 'https:' || (isLocal && protocol === 'http:');
}

/**
 * The document is kept for an hour. Sign-ins that begin at the same time share one request, and a failure is not kept.
 * @param {object} options
 * @param {URL} options.issuer
 * @param {() => Promise<OAuth>} options.load
 * @param {(oauth: OAuth) => object} options.httpOf the options of a request
 * @param {readonly Place[]} options.places the addresses that the sign-in needs
 * @param {() => number} options.now
 */
export function createDiscovery({ issuer, load, httpOf, places, now }) {
  const isLocal = issuer.protocol === 'http:';
  /** @type {{ until: number, service: Promise<Service> } | undefined} */
  let kept;

  /** @returns {Promise<Service>} */
  async function discover() {
    const oauth = await load();
    let service;
    try {
      const response = await oauth.discoveryRequest(issuer, httpOf(oauth));
      service = await oauth.processDiscoveryResponse(issuer, response);
    } catch (failure) {
      if (failure instanceof HttpError) throw failure;
      const { code } = /** @type {{ code?: unknown }} */ (failure);
      if (code !== 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') throw unknownForm();
      throw refusal(502, 'issuer-mismatch', 'the sign-in service names another issuer');
    }
    if (places.some((place) => !isAddress(service[place], isLocal))) throw unknownForm();
    return service;
  }

  return () => {
    if (kept && kept.until > now()) return kept.service;
    const next = { until: now() + HOUR, service: discover() };
    kept = next;
    next.service.catch(() => {
      if (kept === next) kept = undefined;
    });
    return next.service;
  };
}
