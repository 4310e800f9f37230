import { expect, it } from 'vitest';
import { checkClose, checkMessage, checkSocket } from '@/platform/network/socket-params';

it('a socket needs a URL only', () => {
  expect(checkSocket({ url: 'ws://x.test' })).toEqual({
    value: {
      url: 'ws://x.test',
      protocols: [],
      beforeOpen: 'refuse',
      timeout: 60_000,
      binaryType: 'arraybuffer',
      reconnect: null,
      heartbeat: null,
      queueSize: 1000,
      endsWithPage: false,
    },
  });
});

it('`true` means the defaults of `reconnect` and `heartbeat`', () => {
  const checked = checkSocket({ url: 'a', reconnect: true, heartbeat: true, protocols: 'chat' });
  expect('value' in checked && checked.value).toMatchObject({
    protocols: ['chat'],
    reconnect: { times: Number.MAX_SAFE_INTEGER, delay: 500, maxDelay: 30_000 },
    heartbeat: { interval: 30_000, message: 'ping', reply: undefined, timeout: 10_000 },
  });
});

it.each([
  [{}, 'Missing required parameter `url`'],
  [{ url: 'a', protocols: [5] }, 'parameter.protocols[0] should be a string'],
  [{ url: 'a', beforeOpen: 'wait' }, 'parameter.beforeOpen should be one of refuse, queue'],
  [{ url: 'a', queueSize: -1 }, 'parameter.queueSize should be a whole number, 0 or more'],
  [{ url: 'a', timeout: -1 }, 'parameter.timeout should be 0 or more'],
  [{ url: 'a', binaryType: 'text' }, 'parameter.binaryType should be one of arraybuffer, blob'],
  [{ url: 'a', reconnect: 5 }, 'parameter.reconnect should be an object'],
  [
    { url: 'a', reconnect: { times: -1 } },
    'parameter.reconnect.times should be a whole number, 0 or more',
  ],
  [{ url: 'a', reconnect: { delay: 0 } }, 'parameter.reconnect.delay should be 1 or more'],
  [{ url: 'a', reconnect: { maxDelay: 0 } }, 'parameter.reconnect.maxDelay should be 1 or more'],
  [{ url: 'a', heartbeat: { interval: 0 } }, 'parameter.heartbeat.interval should be 1 or more'],
  [{ url: 'a', heartbeat: { timeout: -1 } }, 'parameter.heartbeat.timeout should be 0 or more'],
  [{ url: 'a', heartbeat: { message: 5 } }, 'parameter.heartbeat.message should be a string'],
  [{ url: 'a', endsWithPage: 1 }, 'parameter.endsWithPage should be true or false'],
])('connectSocket refuses %j', (params, message) =>
  expect(checkSocket(params)).toMatchObject({ refused: message }),
);

it.each([
  [{}, 'Missing required parameter `data`'],
  [{ data: 5 }, 'parameter.data should be a string, an ArrayBuffer or a Blob'],
  [{ data: {} }, 'parameter.data should be a string, an ArrayBuffer or a Blob'],
  [{ data: null }, 'parameter.data should be a string, an ArrayBuffer or a Blob'],
])('sendSocketMessage refuses %j', (params, message) =>
  expect(checkMessage(params)).toMatchObject({ refused: message }),
);

it.each(['', 'text', new ArrayBuffer(1), new Uint8Array(2), new Blob(['x'])])(
  'sendSocketMessage accepts %o',
  (data) => expect(checkMessage({ data })).toEqual({ value: { data } }),
);

it('closeSocket closes with code 1000 by default', () => {
  expect(checkClose(undefined)).toEqual({ value: { code: 1000, reason: '' } });
  expect(checkClose({ code: 3000, reason: 'ä'.repeat(61) })).toHaveProperty('value');
});

it.each([
  [{ code: 1001 }, 'parameter.code should be 1000 or from 3000 to 4999'],
  [{ code: 5000 }, 'parameter.code should be 1000 or from 3000 to 4999'],
  [{ code: '1000' }, 'parameter.code should be 1000 or from 3000 to 4999'],
  [{ reason: 5 }, 'parameter.reason should be a string of at most 123 bytes'],
  [{ reason: 'ä'.repeat(62) }, 'parameter.reason should be a string of at most 123 bytes'],
])('closeSocket refuses %j', (params, message) =>
  expect(checkClose(params)).toMatchObject({ refused: message }),
);
