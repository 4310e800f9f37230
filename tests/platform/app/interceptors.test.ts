import { expect, it, vi } from 'vitest';
import type { Platform } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

function start(url = '/item/7?from=mail#top') {
  const fake = fakePlatform({ page: { url } });
  return { ...fake, platform: createPlatform(fake.context, {} as Navigator) };
}

const titles = ({ context }: ReturnType<typeof start>) =>
  context.overlays.getState().open.map(({ props }) => props);

it('each app has its own bus', () => {
  const [one, other] = [start().platform, start().platform];
  const heard = vi.fn();
  one.$on('a', heard);
  other.$emit('a');
  expect(heard).not.toHaveBeenCalled();
  one.$emit('a', 5);
  expect(heard).toHaveBeenCalledWith(5);
});

it('use adds an interceptor to one call, and its result removes it', async () => {
  const app = start();
  const remove = app.platform.use('showToast', {
    invoke: () => ({ title: 'changed' }),
  });
  await app.platform.showToast({ title: 'Saved' });
  expect(titles(app)).toMatchObject([{ title: 'changed' }]);
  remove();
  await app.platform.showToast({ title: 'Saved' });
  expect(titles(app)).toMatchObject([{ title: 'Saved' }]);
});

it.each(['use', 'addInterceptor'] as const)(
  '%s without a name adds an interceptor to every call, and its result or removeInterceptor removes it',
  async (name) => {
    const { platform } = start();
    const everywhere = { complete: vi.fn() };
    const remove = platform[name](everywhere);
    await platform.showToast();
    await platform.hideToast();
    expect(everywhere.complete).toHaveBeenCalledTimes(2);
    if (name === 'use') remove();
    else platform.removeInterceptor(everywhere);
    await platform.showToast();
    expect(everywhere.complete).toHaveBeenCalledTimes(2);
  },
);

it('removeInterceptor with a name removes all interceptors of the call', async () => {
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
])('%s refuses a value that is not an interceptor', (api, call) => {
  const { platform } = start();
  expect(() => call(platform)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: `${api}:fail parameter.interceptor should be an object`,
    }) as Error,
  );
});
