import { describe, expect, it, vi } from 'vitest';
import { type MapConfig, createPlatformContext } from '@/platform';
import { chooseLocation } from '@/platform/location/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { starterOf } from '../../helpers/start-call';

const place = {
  ...{ name: 'Caffè', address: 'Piazza Alberica 1', type: 'cafe', distance: 120 },
  ...{ latitude: 44.08, longitude: 10.1, coordinates: 'wgs84' },
};

function start(settings: { readonly map?: MapConfig | undefined } = {}) {
  const fake = fakePlatform();
  const context = createPlatformContext({
    ...fake.context,
    settings: { ...fake.context.settings, ...settings },
  });
  const opens = () =>
    vi.waitFor(() => {
      expect(fake.opened()).toHaveLength(1);
      return fake.opened();
    });
  return { ...fake, opens, choose: starterOf(context, 'chooseLocation', chooseLocation) };
}

const failure = (code: string, message: string) => ({
  code,
  errMsg: `chooseLocation:fail ${message}`,
});

describe('[S2.9] chooseLocation', () => {
  it('opens the built-in page and resolves with its answer', async () => {
    const { choose, opens, answer } = start();
    const chosen = choose({ latitude: 44.0793, longitude: 10.0979, keyword: 'a & b' });
    expect(await opens()).toEqual([
      '/choose-location?latitude=44.0793&longitude=10.0979&keyword=a%20%26%20b',
    ]);
    answer(place);
    await expect(chosen).resolves.toEqual(place);
  });

  it('opens the page without a query if there are no parameters', async () => {
    const { choose, opens, answer } = start();
    const chosen = choose({});
    expect(await opens()).toEqual(['/choose-location']);
    answer(undefined);
    await expect(chosen).rejects.toMatchObject(failure('cancel', 'cancel'));
  });

  it.each([
    ['the second call of a double tap', 'locked'],
    ['a call that a newer navigation replaces', 'superseded'],
  ] as const)('[S2.5] %s rejects with cancel', async (_name, refused) => {
    const { context } = start();
    const page = Promise.resolve({ refused, message: `${refused}: /choose-location` });
    const open = () => ({ page, result: Promise.resolve(undefined) });
    const navigator = { ...context.navigator, open };
    await expect(chooseLocation({ ...context, navigator })({})).rejects.toMatchObject(
      failure('cancel', `${refused}: /choose-location`),
    );
  });

  it('rejects with any other refusal of the page', async () => {
    const { context } = start();
    const page = Promise.resolve({ refused: 'denied', message: 'denied' } as const);
    const open = () => ({ page, result: Promise.resolve(undefined) });
    const navigator = { ...context.navigator, open };
    await expect(chooseLocation({ ...context, navigator })({})).rejects.toMatchObject(
      failure('denied', 'denied'),
    );
  });

  it('[S8.2] an abort closes the built-in page', async () => {
    const { choose, opens, opened } = start();
    const chosen = choose({});
    await opens();
    chosen.abort();
    await expect(chosen).rejects.toMatchObject({ code: 'abort' });
    await flush();
    expect(opened()).toEqual([]);
  });

  it('[S8.2] an abort before the page opens leaves the stack as it is', async () => {
    const { choose, opened } = start();
    const chosen = choose({});
    chosen.abort();
    await expect(chosen).rejects.toMatchObject({ code: 'abort' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(opened()).toEqual([]);
  });

  it('rejects with cancel if another page has opened in the meantime', async () => {
    const { choose, opened, turnTo } = start();
    const chosen = choose({});
    turnTo({ id: 'p2' });
    await expect(chosen).rejects.toMatchObject(failure('cancel', 'cancel'));
    expect(opened()).toEqual([]);
  });

  it.each([
    ['the map provider has no key', { provider: 'tencent' }, 'map.key or map.proxy'],
    ['the app names no map provider', undefined, 'map.provider'],
  ] as const)(
    '[S8.9] rejects with no-key if %s, and says what to configure',
    async (_title, map, option) => {
      const { choose, opened } = start({ map });
      await expect(choose({})).rejects.toMatchObject(
        failure('no-key', `Map key not configured: set ${option} in defineApp`),
      );
      expect(opened()).toEqual([]);
    },
  );

  it('[S8.10] opens the page if the map provider fails, because the page reports it', async () => {
    const { choose, opens, answer } = start({ map: { provider: 'atlas' as never } });
    const chosen = choose({});
    expect(await opens()).toHaveLength(1);
    answer(place);
    await expect(chosen).resolves.toEqual(place);
  });

  it.each([
    [{ latitude: 44 }, 'Missing required parameter `longitude`'],
    [{ longitude: 10 }, 'Missing required parameter `latitude`'],
    [{ latitude: 91, longitude: 10 }, 'parameter.latitude should be from -90 to 90'],
    [{ latitude: 44, longitude: Infinity }, 'parameter.longitude should be a number'],
    [{ keyword: 5 }, 'parameter.keyword should be a string'],
  ])('rejects with invalid for %j', async (params, message) => {
    const { choose, opened } = start();
    await expect(choose(params as never)).rejects.toMatchObject(failure('invalid', message));
    expect(opened()).toEqual([]);
  });
});
