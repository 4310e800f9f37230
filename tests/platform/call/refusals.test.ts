import { expect, it } from 'vitest';
import type { Platform } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

const refusals: [string, (platform: Platform) => unknown][] = [
  ['listener', (platform) => platform.onThemeChange(5 as never)],
  ['listener', (platform) => platform.$on('sold', 5 as never)],
  ['event', (platform) => platform.$on(5 as never, () => {})],
  ['interceptor', (platform) => platform.use('request', 5 as never)],
  ['schema', (platform) => platform.canIUse(5 as never)],
  ['base64', (platform) => platform.base64ToArrayBuffer('!')],
  ['arrayBuffer', (platform) => platform.arrayBufferToBase64(5 as never)],
  ['url', (platform) => platform.connectSocket({ url: '' })],
  ['id', (platform) => platform.createVideoContext(5 as never)],
  ['id', (platform) => platform.createMapContext('')],
  ['lifetime', (platform) => platform.until(5 as never)],
  ['api', (platform) => platform.host.can(5 as never)],
  ['height', (platform) => platform.createOffscreenCanvas({ height: -1 })],
  ['number', (platform) => platform.upx2px('x' as never)],
];

it.each(refusals)(
  'a synchronous call that refuses its parameter %s names it in the error (%#)',
  (parameter, call) => {
    const platform = platformOf(fakePlatform().context);
    expect(() => call(platform)).toThrow(expect.objectContaining({ code: 'invalid', parameter }));
  },
);

it('navigateTo names the listener that is no function', async () => {
  const params = { url: '/item', events: { sold: 5 } } as never;
  const going = platformOf(fakePlatform().context).navigateTo(params);
  await expect(going).rejects.toMatchObject({ code: 'invalid', parameter: 'events.sold' });
});

it('a refusal of the whole parameter names none', () => {
  const platform = platformOf(fakePlatform().context);
  expect(() => platform.createClient(5 as never)).toThrow(
    expect.not.objectContaining({ parameter: expect.anything() }),
  );
});
