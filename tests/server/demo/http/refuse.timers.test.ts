import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../../../server/shared/http.mjs';
import { refuse } from '../../../../server/demo/http/answers.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A refused call whose body is still coming. */
function refused() {
  const socket = Object.assign(new EventEmitter(), { destroy: vi.fn<() => void>() });
  const request = Object.assign(new EventEmitter(), { complete: false, socket, resume: () => {} });
  const response = { headersSent: false, writeHead: () => {}, end: () => {} };
  refuse(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    new HttpError(413, 'too large'),
  );
  return { socket, request };
}

it('a refusal waits thirty seconds for the rest of a body', () => {
  const { socket } = refused();
  vi.advanceTimersByTime(29_999);
  expect(socket.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(socket.destroy).toHaveBeenCalledOnce();
});

it.each(['the rest has arrived', 'the client has hung up'])(
  'a refusal stops its timer when %s',
  (what) => {
    const { socket, request } = refused();
    if (what === 'the rest has arrived') request.emit('end');
    else socket.emit('close');
    expect(vi.getTimerCount()).toBe(0);
    expect(socket.listenerCount('close')).toBe(0);
  },
);
