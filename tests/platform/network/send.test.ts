import { expect, it } from 'vitest';
import { type Order, send } from '@/platform/network/send';
import { realPlatform } from '../../helpers/start-call';

const order: Order = {
  method: 'GET',
  url: 'http://x.test/stone',
  headers: {},
  bodyType: 'text',
  withCredentials: false,
  xsrfCookieName: '',
  xsrfHeaderName: '',
};

it.each<[string, Record<string, string>, number | undefined]>([
  ['is that of its header', {}, 6],
  ['is unknown if it is compressed', { 'Content-Encoding': 'gzip' }, undefined],
])('the length of an answer to an early request %s', async (_what, headers, total) => {
  const seen: unknown[] = [];
  const response = new Response('marble', { headers: { 'Content-Length': '6', ...headers } });
  const early = { url: order.url, response: Promise.resolve(response), abort: () => {} };
  const onDownload = (...now: unknown[]) => seen.push(now);
  const { data } = await send(
    realPlatform().context,
    { ...order, early, onDownload },
    new AbortController().signal,
  );
  expect([data, seen]).toEqual(['marble', [[6, total]]]);
});
