import { expect, it } from 'vitest';
import { PlatformError } from '@/platform';
import { createHost } from '@/platform/host/connect';
import type { FullCard, HostAdapter, HostWork } from '@/platform/host/adapter';
import { wechatPlatform, wecom } from '../../../helpers/wechat-bridge';

const place = { latitude: 1, longitude: 2, scale: 18, name: '', address: '' };
const card: FullCard = { title: 'a', desc: '', link: 'https://example.org/', imgUrl: '' };

type Run = (adapter: HostAdapter, work: HostWork) => Promise<unknown> | undefined;

const calls: readonly (readonly [name: string, run: Run])[] = [
  [
    'chooseImage',
    ({ calls: { chooseImage } }, work) =>
      chooseImage?.({ count: 1, sizeType: ['original'], sourceType: ['album'] }, work),
  ],
  ['scanCode', ({ calls: { scanCode } }, work) => scanCode?.({ scanType: ['qrCode'] }, work)],
  [
    'previewImage',
    ({ calls: { previewImage } }, work) => previewImage?.({ urls: ['a'], current: 0 }, work),
  ],
  [
    'getLocation',
    ({ calls: { getLocation } }, work) => getLocation?.({ type: 'wgs84', timeout: 1 }, work),
  ],
  ['openLocation', ({ calls: { openLocation } }, work) => openLocation?.(place, work)],
  ['hideOptionMenu', ({ calls: { hideOptionMenu } }, work) => hideOptionMenu?.({}, work)],
  ['share.open', ({ openShare }, work) => openShare?.(card, work)],
];

it.each(calls)('[S1.2] %s is not done for a page that was left meanwhile', async (_, run) => {
  const { context, calls: made } = await wechatPlatform({ userAgent: wecom });
  const state = context.shelf(createHost).state();
  if (state.kind !== 'connected') throw new Error(state.kind);
  const before = made.length;
  const life = new AbortController();
  life.abort();
  const work: HostWork = {
    signal: life.signal,
    fail: (code, message, cause) => new PlatformError({ code, api: 'any', message, cause }),
  };
  await expect(run(state.adapter, work)).rejects.toMatchObject({ code: 'abort' });
  expect(made).toHaveLength(before);
});
