import { HttpError } from './http-error.mjs';
import { sendJson } from './send-json.mjs';

const PATIENCE = 30_000;

/**
 * Answers a call that failed. What the caller still sends is read and thrown away: browsers look at an answer only
 * when they have sent everything, and a connection that is closed under them is an error without a status.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} error
 */
export function refuse(request, response, error) {
  const hasGone = response.destroyed || (request.destroyed && !request.complete);
  if (response.headersSent || hasGone) {
    response.destroy();
    return;
  }
  const known = error instanceof HttpError ? error : new HttpError(500, 'the backend failed');
  if (known !== error) console.error(error);
  sendJson(response, known.status, { error: known.message, ...known.details }, known.headers);
  if (request.complete) return;
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), PATIENCE);
  // An answered request does not hear that its connection has closed.
  const stop = () => {
    clearTimeout(timer);
    socket.off('close', stop);
  };
  socket.once('close', stop);
  request.once('end', stop);
  request.resume();
}
