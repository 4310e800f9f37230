// The requests to the sign-in service. They contain the secret, codes and tokens, so no error has a cause.
import { HttpError } from '../../shared/http.mjs';
import { UpstreamError } from '../../wechat/upstream.mjs';

/** The largest key sets have some ten thousand bytes. */
const LIMIT = 1024 * 1024;

export const unknownForm = () =>
  new UpstreamError('the sign-in service answered in an unknown form');

/** @param {Response} response */
async function readText(response) {
  const pieces = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > LIMIT) throw new UpstreamError('the sign-in service answered with too many bytes');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** @param {string} text */
function isObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * A `fetch` with limits of time and size. Its response has the type of the content and no other header: without
 * `WWW-Authenticate`, oauth4webapi reads the error in the body.
 * @param {number} timeout milliseconds
 * @returns {(address: string, init: RequestInit) => Promise<Response>}
 */
export const createBoundedFetch = (timeout) => async (address, init) => {
  const signal = AbortSignal.timeout(timeout);
  let response;
  let text;
  try {
    // A redirect would take the secret and the code to another address.
    response = await fetch(address, { ...init, redirect: 'manual', signal });
    text = await readText(response);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (signal.aborted) throw new HttpError(504, 'the sign-in service took too long');
    throw new UpstreamError('the sign-in service cannot be reached');
  }
  const { status } = response;
  if (status >= 500) throw new UpstreamError(`the sign-in service failed with status ${status}`);
  if (status === 200 ? !isObject(text) : status < 400) throw unknownForm();
  const type = response.headers.get('content-type');
  return new Response(text, { status, headers: type === null ? {} : { 'Content-Type': type } });
};
