import { expect, it } from 'vitest';
import { createTestApp } from '../../helpers/test-app';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

function start(url = '/') {
  const app = createTestApp({ url });
  const calls = platformOf(fakePlatform().context, app.nav);
  const settle = async <T>(run: () => Promise<T>) => {
    const done = run();
    done.catch(() => {});
    await app.idle();
    return done;
  };
  return { ...app, calls, settle };
}

it('redirectTo, navigateBack and reLaunch navigate as redirect, back and relaunch do', async () => {
  const { calls, settle, urls } = start();
  await settle(() => calls.navigate({ url: '/item/1' }));
  const arrived = await settle(() => calls.redirectTo({ url: '/item/2' }));
  expect(arrived.page).toMatchObject({ route: '/item/:id', url: '/item/2' });
  expect(urls()).toEqual(['/', '/item/2']);
  await settle(() => calls.navigate({ url: '/item/3' }));
  await settle(() => calls.navigateBack({ delta: 2 }));
  expect(urls()).toEqual(['/']);
  await settle(() => calls.reLaunch({ url: '/item/4' }));
  expect(urls()).toEqual(['/item/4']);
});

it('[S2.7] navigateBack goes back one page by default', async () => {
  const { calls, settle, urls } = start();
  await settle(() => calls.navigate({ url: '/item/1' }));
  await settle(() => calls.navigate({ url: '/item/2' }));
  await settle(() => calls.navigateBack());
  expect(urls()).toEqual(['/', '/item/1']);
});

it.each([
  ['redirectTo', { url: '/me' }, 'tabbar', 'can not navigate or redirect to a tabbar page: /me'],
  ['reLaunch', { url: 5 }, 'invalid', 'parameter.url: a navigation target is required'],
  ['preloadPage', { url: '/nowhere' }, 'not-found', 'page not found: /nowhere'],
] as const)(
  '[S2.1] the error of %s(%j) carries the name of the call',
  async (name, input, code, message) => {
    const { calls, settle, urls } = start();
    await expect(settle<unknown>(() => calls[name](input as never))).rejects.toMatchObject({
      code,
      errMsg: `${name}:fail ${message}`,
    });
    expect(urls()).toEqual(['/']);
  },
);

it('preloadPage resolves to the address of the page', async () => {
  const { nav } = start();
  const navigator = { ...nav, preload: async () => null };
  const { preloadPage } = platformOf(fakePlatform().context, navigator);
  expect(await preloadPage({ url: '/item/1' })).toEqual({ url: '/item/1' });
});
