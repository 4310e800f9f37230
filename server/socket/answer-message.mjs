const FULL = 4 * 1024 * 1024;

/**
 * Echoes; a caller that does not read is not read either.
 * @param {import('ws').WebSocket} socket
 * @param {import('ws').RawData | string} data
 * @param {boolean} binary
 */
function send(socket, data, binary) {
  const isFull = socket.bufferedAmount > FULL;
  if (isFull) socket.pause();
  socket.send(data, { binary }, () => isFull && socket.resume());
}

/**
 * @param {import('ws').WebSocket} socket
 * @param {string} text `close:4001:why`
 */
function closeAsAsked(socket, text) {
  const [, code, why] = /^close:(\d{1,5}):([^]*)$/.exec(text) ?? [];
  const number = Number(code);
  const isValid = number === 1000 || (number >= 3000 && number <= 4999);
  if (isValid && Buffer.byteLength(why ?? '') <= 123) socket.close(number, why);
  else send(socket, 'error: close:<1000 or 3000-4999>:<at most 123 bytes>', false);
}

/**
 * @param {import('ws').WebSocket} socket
 * @param {{ silent: boolean }} state
 * @param {import('ws').RawData} data
 * @param {boolean} isBinary
 */
export function answerMessage(socket, state, data, isBinary) {
  const text = isBinary ? '' : String(data);
  if (text === 'drop') socket.terminate();
  else if (text === 'silence' || state.silent) state.silent = true;
  else if (text === 'ping') send(socket, 'pong', false);
  else if (text.startsWith('close:')) closeAsAsked(socket, text);
  else send(socket, data, isBinary);
}
