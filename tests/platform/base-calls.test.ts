import { expect, it, vi } from 'vitest';
import type { Platform } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../helpers/fake-platform';

function start(url = '/item/7?from=mail#top') {
  const fake = fakePlatform({ page: { url } });
  return { ...fake, platform: createPlatform(fake.context, {} as Navigator) };
}

const titles = ({ context }: ReturnType<typeof start>) =>
  context.overlays.getState().open.map(({ props }) => props);

it('tells what the app was opened with, however far it has gone since', () => {
  const { platform, turnTo } = start();
  turnTo({ id: 'p2', url: '/other' });
  const options = {
    path: '/item/7',
    query: { from: 'mail' },
    scene: 1001,
    referrerInfo: {},
  };
  expect(platform.getLaunchOptionsSync()).toEqual(options);
  expect(platform.getEnterOptionsSync()).toEqual(options);
});

it('has a bus of its own for each app', () => {
  const [one, other] = [start().platform, start().platform];
  const heard = vi.fn();
  one.$on('a', heard);
  other.$emit('a');
  expect(heard).not.toHaveBeenCalled();
  one.$emit('a', 5);
  expect(heard).toHaveBeenCalledWith(5);
});

it('puts an interceptor before one call, and takes it away', async () => {
  const app = start();
  const remove = app.platform.addInterceptor('showToast', {
    invoke: () => ({ title: 'changed' }),
  });
  await app.platform.showToast({ title: 'Saved' });
  expect(titles(app)).toMatchObject([{ title: 'changed' }]);
  remove();
  await app.platform.showToast({ title: 'Saved' });
  expect(titles(app)).toMatchObject([{ title: 'Saved' }]);
});

it('puts an interceptor before every call, and takes it away', async () => {
  const { platform } = start();
  const everywhere = { complete: vi.fn() };
  platform.addInterceptor(everywhere);
  await platform.showToast();
  await platform.getProvider({ service: 'push' });
  expect(everywhere.complete).toHaveBeenCalledTimes(2);
  platform.removeInterceptor(everywhere);
  await platform.showToast();
  expect(everywhere.complete).toHaveBeenCalledTimes(2);
});

it('removes by name what stands there', async () => {
  const { platform } = start();
  const complete = vi.fn();
  platform.addInterceptor('showToast', { complete });
  platform.removeInterceptor('showToast');
  await platform.showToast();
  expect(complete).not.toHaveBeenCalled();
});

it.each<[string, (platform: Platform) => unknown]>([
  ['addInterceptor', (platform) => platform.addInterceptor('showToast', undefined as never)],
  ['addInterceptor', (platform) => platform.addInterceptor(5 as never)],
  ['addInterceptor', (platform) => platform.addInterceptor(undefined as never)],
  ['removeInterceptor', (platform) => platform.removeInterceptor('showToast', 'all' as never)],
  ['use', (platform) => platform.use('showToast', null as never)],
  ['use', (platform) => platform.use('showToast', (() => {}) as never)],
  ['createClient().use', (platform) => platform.createClient().use(undefined as never)],
])('refuses what is no interceptor: %s', (api, call) => {
  const { platform } = start();
  expect(() => call(platform)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: `${api}:fail parameter.interceptor should be an object`,
    }) as Error,
  );
});
