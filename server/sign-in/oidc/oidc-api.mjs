// The protocol with the sign-in service. oauth4webapi does it, and is loaded when the first user signs in.
import { refusal } from '../../shared/http.mjs';
import { createBoundedFetch } from './bounded-fetch.mjs';
import { createDiscovery } from './discovery.mjs';
import { clientRefused, guard, invalidToken } from './failures.mjs';
import { joinClaims } from './join-claims.mjs';

/** @typedef {import('./discovery.mjs').OAuth} OAuth */
/** @typedef {import('./discovery.mjs').Service} Service */
/** @typedef {import('./create-oidc-sign-in.mjs').OidcTokens} OidcTokens */

const load = () => import('oauth4webapi');

/**
 * @param {import('oauth4webapi').TokenEndpointResponse} answer
 * @param {number} begun
 * @param {string | null} refreshToken services that keep the old one do not send it again
 * @returns {OidcTokens}
 */
const tokensOf = (answer, begun, refreshToken) => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token ?? refreshToken,
  idToken: answer.id_token ?? null,
  expiresAt: answer.expires_in === undefined ? null : begun + answer.expires_in * 1000,
});

/**
 * @param {object} options
 * @param {URL} options.issuer
 * @param {string} options.clientId
 * @param {string | undefined} options.clientSecret
 * @param {boolean} options.userinfo whether to ask the service for more claims than those of the ID token
 * @param {number} options.timeout milliseconds of one request
 * @param {() => number} options.now
 */
export function createOidcApi({ issuer, clientId, clientSecret, userinfo, timeout, now }) {
  const boundedFetch = createBoundedFetch(timeout);

  /** @param {OAuth} oauth */
  const httpOf = (oauth) => ({
    [oauth.customFetch]: boundedFetch,
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
  });

  /** @param {OAuth} oauth */
  const clientOf = (oauth) => ({
    client_id: clientId,
    // oauth4webapi reads the clock of the machine.
    [oauth.clockSkew]: Math.round((now() - Date.now()) / 1000),
  });

  /** @param {OAuth} oauth @param {Service} service */
  function authenticationOf(oauth, { token_endpoint_auth_methods_supported: methods }) {
    if (clientSecret === undefined) return oauth.None();
    const known = Array.isArray(methods) ? methods : ['client_secret_basic'];
    if (known.includes('client_secret_basic')) return oauth.ClientSecretBasic(clientSecret);
    if (known.includes('client_secret_post')) return oauth.ClientSecretPost(clientSecret);
    throw clientRefused();
  }

  /** @type {import('./discovery.mjs').Place[]} */
  const places = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'];
  if (userinfo) places.push('userinfo_endpoint');
  const discover = createDiscovery({ issuer, load, httpOf, places, now });

  /**
   * The claims of the userinfo endpoint. They must be of the user of the ID token.
   * @param {OAuth} oauth @param {Service} service @param {string} accessToken @param {string} subject
   */
  const readUserinfo = (oauth, service, accessToken, subject) =>
    guard('userinfo', async () => {
      const client = clientOf(oauth);
      const response = await oauth.userInfoRequest(service, client, accessToken, httpOf(oauth));
      return oauth.processUserInfoResponse(service, client, subject, response);
    });

  return {
    /** The address of the service's page, without parameters of this sign-in. */
    async authorizationAddress() {
      const { authorization_endpoint: address } = await discover();
      return new URL(/** @type {string} */ (address));
    },

    /**
     * Checks that the answer in the address of the page is of this service. With several services, one of them could
     * otherwise get the code of another one.
     * @param {{ code: string, state: string, iss: unknown }} answer
     */
    async readAnswer({ code, state, iss }) {
      const service = await discover();
      const oauth = await load();
      const mismatch = () =>
        refusal(400, 'issuer-mismatch', 'iss is not of the service of this sign-in');
      const query = new URLSearchParams({ code, state });
      if (typeof iss === 'string') query.set('iss', iss);
      else if (iss !== undefined && iss !== null) throw mismatch();
      try {
        return oauth.validateAuthResponse(service, clientOf(oauth), query, state);
      } catch {
        throw mismatch();
      }
    },

    /**
     * @param {object} question
     * @param {URLSearchParams} question.answer of `readAnswer`
     * @param {string} question.returnTo
     * @param {string} question.verifier
     * @param {string} question.nonce
     */
    async exchange({ answer, returnTo, verifier, nonce }) {
      const service = await discover();
      const oauth = await load();
      const [client, http, begun] = [clientOf(oauth), httpOf(oauth), now()];
      const authentication = authenticationOf(oauth, service);
      const { claims, tokens } = await guard('code', async () => {
        const response = await oauth.authorizationCodeGrantRequest(
          service,
          client,
          authentication,
          answer,
          returnTo,
          verifier,
          http,
        );
        const result = await oauth.processAuthorizationCodeResponse(service, client, response, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        // A proxy of the product may read and write TLS, so the connection does not vouch for the token.
        await oauth.validateApplicationLevelSignature(service, response, http);
        const valid = oauth.getValidatedIdTokenClaims(result);
        if (!valid?.sub) throw invalidToken();
        return { claims: valid, tokens: tokensOf(result, begun, null) };
      });
      if (!userinfo) return { claims, tokens };
      const more = await readUserinfo(oauth, service, tokens.accessToken, claims.sub);
      return { claims: joinClaims(claims, more), tokens };
    },

    /** @param {string} refreshToken */
    async refresh(refreshToken) {
      const service = await discover();
      const oauth = await load();
      const [client, http, begun] = [clientOf(oauth), httpOf(oauth), now()];
      const authentication = authenticationOf(oauth, service);
      return guard('refresh', async () => {
        const response = await oauth.refreshTokenGrantRequest(
          service,
          client,
          authentication,
          refreshToken,
          http,
        );
        const result = await oauth.processRefreshTokenResponse(service, client, response);
        if (result.id_token !== undefined) {
          await oauth.validateApplicationLevelSignature(service, response, http);
        }
        return tokensOf(result, begun, refreshToken);
      });
    },
  };
}
