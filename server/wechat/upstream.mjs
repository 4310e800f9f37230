import { HttpError } from '../shared/http.mjs';

/**
 * The server of the messaging app failed, or refused with a code. The error has no `cause`: addresses contain secrets,
 * and logs contain causes.
 */
export class UpstreamError extends HttpError {
  /**
   * @param {string} message
   * @param {number} [errcode] of the service
   */
  constructor(message, errcode) {
    super(502, message, {}, errcode === undefined ? {} : { errcode });
    this.name = 'UpstreamError';
    this.errcode = errcode;
  }
}

/** @typedef {{ value: string, seconds: number }} Grant */

/** @param {string} text @returns {Record<string, unknown> | undefined} */
function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * One request to the server of a messaging app. The error does not repeat the server's own message, which may contain
 * addresses of this server.
 * @param {string} service its name
 * @param {string} address
 * @param {{ field: string, body?: unknown, signal: AbortSignal }} question `field` is the wanted field of the answer
 * @returns {Promise<Grant>}
 */
export async function askUpstream(service, address, { field, body, signal }) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  let text;
  try {
    const response = await fetch(address, { ...init, redirect: 'error', signal });
    text = await response.text();
  } catch {
    throw new UpstreamError(
      signal.aborted ? `${service} took too long` : `${service} cannot be reached`,
    );
  }
  const { errcode, [field]: value, expires_in: seconds } = parse(text) ?? {};
  if (typeof errcode === 'number' && errcode !== 0) {
    throw new UpstreamError(`${service} refused with errcode ${errcode}`, errcode);
  }
  if (typeof value !== 'string' || value === '' || typeof seconds !== 'number' || !(seconds > 0)) {
    throw new UpstreamError(`${service} answered in an unknown form`);
  }
  return { value, seconds };
}
