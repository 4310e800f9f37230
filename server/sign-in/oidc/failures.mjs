// The errors of oauth4webapi contain tokens, claims and answers of the service. These take their place.
import { HttpError, refusal } from '../../shared/http.mjs';
import { UpstreamError } from '../../wechat/upstream.mjs';
import { unknownForm } from './bounded-fetch.mjs';

/** @typedef {'code' | 'refresh'} Grant */
/** @typedef {Grant | 'userinfo'} Step */

/** @type {Readonly<Record<Grant, () => HttpError>>} */
const INVALID_GRANT = {
  code: () => refusal(400, 'code-invalid', 'the sign-in service does not accept the code'),
  refresh: () =>
    refusal(401, 'refresh-refused', 'the sign-in service does not accept the refresh token'),
};

/** For the team of the product: users cannot change it. */
export const clientRefused = () =>
  refusal(
    500,
    'client-refused',
    'the sign-in service refused this client: compare clientId and clientSecret with its console',
  );

export const invalidToken = () =>
  refusal(502, 'token-invalid', 'the ID token of the sign-in service is not valid');

/** Codes of RFC 6749. Other texts may contain anything. */
const KNOWN = [
  'invalid_request',
  'invalid_scope',
  'unsupported_grant_type',
  'temporarily_unavailable',
];

/** @param {unknown} error @param {Grant} grant */
function refusalOf(error, grant) {
  if (error === 'invalid_grant') return INVALID_GRANT[grant]();
  if (error === 'invalid_client' || error === 'unauthorized_client') return clientRefused();
  const known = KNOWN.find((code) => code === error);
  return new UpstreamError(
    `the sign-in service refused the request${known === undefined ? '' : ` with ${known}`}`,
  );
}

/** @param {any} failure of oauth4webapi @param {Step} step */
function failureOf(failure, step) {
  if (failure instanceof HttpError) return failure;
  const { code, cause } = failure ?? {};
  if (step === 'userinfo') {
    if (code !== 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return unknownForm();
    return refusal(
      502,
      'userinfo-invalid',
      'the userinfo of the sign-in service is of another user',
    );
  }
  if (code === 'OAUTH_RESPONSE_BODY_ERROR') return refusalOf(failure.error, step);
  // Errors of the answer contain its body. Errors of the ID token contain claims, a header or nothing.
  const isForm =
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ||
    code === 'OAUTH_RESPONSE_IS_NOT_JSON' ||
    (typeof cause === 'object' && cause !== null && 'body' in cause);
  return isForm ? unknownForm() : invalidToken();
}

/**
 * Runs the requests and checks of one step.
 * @template T
 * @param {Step} step
 * @param {() => Promise<T>} run
 */
export async function guard(step, run) {
  try {
    return await run();
  } catch (failure) {
    throw failureOf(failure, step);
  }
}
