import { expect, it } from 'vitest';
import { sendStream } from '@/platform/network/send-stream';
import { fakeEnv } from '../../helpers/fake-platform';

const order = {
  method: 'GET',
  url: 'https://example.org/plan',
  headers: {},
  bodyType: 'stream',
  withCredentials: false,
  xsrfCookieName: '',
  xsrfHeaderName: '',
} as const;

it.each([
  ['cors', {}, true],
  ['cors', { 'Content-Encoding': 'gzip' }, false],
  ['basic', {}, false],
])(
  'knows of an answer of type %s with %o whether it hides its encoding',
  async (type, headers, hidden) => {
    const { env } = fakeEnv();
    const answer = Object.defineProperty(new Response('', { headers }), 'type', { value: type });
    Object.assign(env.window, { fetch: async () => answer });
    const { signal } = new AbortController();
    expect((await sendStream({ env }, order, signal)).hidesEncoding).toBe(hidden);
  },
);
