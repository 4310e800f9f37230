import { screen, waitFor } from '@testing-library/react';
import { type ChooseLocationResult, usePlatform, useResult } from 'portico';
import { describe, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const place = {
  ...{ name: 'Caffè', address: 'Piazza Alberica 1', type: 'cafe', distance: 120 },
  ...{ latitude: 44.08, longitude: 10.1, coordinates: 'wgs84' },
} as const;

const results: ChooseLocationResult[] = [];

const Home = () => {
  const platform = usePlatform();
  useResult('/choose-location', (result) => results.push(result));
  return <button onClick={() => void platform.navigate({ url: '/list' })}>Open</button>;
};

const routes = {
  '/': page(Home, { title: 'Home' }),
  '/list': page(() => <p>list</p>, { title: 'List' }),
};
const open = (url = '/') => openApp({ routes, map: { provider: 'offline' } }, { url });

const cancelled = { code: 'cancel', errMsg: 'chooseLocation:fail cancel' };

/** Opens the page and waits for the end of its transition. */
async function choose(app: Awaited<ReturnType<typeof open>>, params = {}) {
  const before = app.platform.pages().length;
  const chosen = app.platform.chooseLocation(params);
  chosen.catch(() => {});
  await until(() => expect(app.platform.pages()).toHaveLength(before + 1));
  await app.settled();
  return { chosen };
}

describe('[S2.9] /choose-location', () => {
  it('resolves only the call that has opened it', async () => {
    const app = await open();
    const { chosen: one } = await choose(app, { latitude: 44, longitude: 10 });
    const { chosen: two } = await choose(app, { keyword: 'b' });
    expect(app.stack()).toBe(
      '/ > /choose-location?latitude=44&longitude=10 > /choose-location?keyword=b',
    );
    await app.platform.back(1, { result: { ...place, name: 'two' } });
    await expect(two).resolves.toMatchObject({ name: 'two' });
    await app.settled();
    await app.platform.back(1, { result: { ...place, name: 'one' } });
    await expect(one).resolves.toEqual({ ...place, name: 'one' });
  });

  it('opens once for two calls, and the second one rejects with cancel', async () => {
    const app = await open();
    // The code is loaded after this, so the next two calls start immediately.
    const { chosen } = await choose(app);
    await app.back();
    await expect(chosen).rejects.toMatchObject(cancelled);
    const [one, two] = [app.platform.chooseLocation(), app.platform.chooseLocation()];
    one.catch(() => {});
    await expect(two).rejects.toMatchObject({ code: 'cancel' });
    await app.settled();
    expect(app.stack()).toBe('/ > /choose-location');
    await app.platform.back(1, { result: place });
    await expect(one).resolves.toEqual(place);
  });

  it.each<[string, (app: Awaited<ReturnType<typeof open>>) => unknown]>([
    ['a back call', ({ platform }) => platform.back()],
    ['the browser’s Back', ({ travel }) => travel(-1)],
    ['relaunch', ({ platform }) => platform.relaunch({ url: '/list' })],
    ['redirect', ({ platform }) => platform.redirect({ url: '/list' }).then(() => platform.back())],
    ['unmount', ({ unmount }) => unmount()],
  ])('rejects its call with cancel after %s', async (_way, leave) => {
    const app = await open();
    const { chosen } = await choose(app);
    void leave(app);
    await expect(chosen).rejects.toMatchObject(cancelled);
  });

  it('[S8.2] closes when its call is aborted', async () => {
    const app = await open();
    const { chosen } = await choose(app);
    chosen.abort();
    await expect(chosen).rejects.toMatchObject({ code: 'abort' });
    await until(() => expect(app.stack()).toBe('/'));
  });

  it('passes its result to useResult after a reload', async () => {
    const app = await open();
    await choose(app);
    const next = await app.reload();
    expect(next.stack()).toBe('/ > /choose-location');
    results.length = 0;
    await next.platform.back(1, { result: place });
    await until(() => expect(results).toEqual([place]));
  });

  it('opens for a URL that the user types', async () => {
    const app = await open('/choose-location?latitude=95&longitude=x');
    await screen.findByRole('heading', { name: 'Choose a place', level: 1 });
    expect(app.platform.pages()).toMatchObject([{ route: '/choose-location' }]);
  });
});

describe('[S2.10] /open-location', () => {
  it('shows the location that the call passes', async () => {
    const app = await open();
    await app.platform.openLocation({ latitude: 44.08, longitude: 10.1, scale: 3, name: 'Caffè' });
    await app.settled();
    expect(app.platform.pages().at(-1)).toMatchObject({
      route: '/open-location',
      params: { latitude: 44.08, longitude: 10.1, scale: 5, name: 'Caffè', address: '' },
    });
    expect(await screen.findByText('Caffè')).toBeTruthy();
  });

  it.each(['', '?latitude=x&longitude=10', '?latitude=95&longitude=10', '?longitude=10'])(
    'shows a message for the query %j',
    async (query) => {
      await open(`/open-location${query}`);
      expect(await screen.findByText('Place not found')).toBeTruthy();
    },
  );
});

describe('the built-in routes', () => {
  it('are replaced by a product’s route with the same key or alias', async () => {
    const Own = () => <h2>ours</h2>;
    for (const table of [
      { ...routes, '/open-location': page(Own) },
      { ...routes, '/map': page(Own, { alias: ['/open-location'] }) },
    ]) {
      const app = await openApp({ routes: table });
      await app.platform.openLocation({ latitude: 1, longitude: 2 });
      await waitFor(() => expect(screen.getByRole('heading', { name: 'ours' })).toBeTruthy());
      app.unmount();
    }
  });

  it('[S2.2] do not match other URLs', async () => {
    const app = await open();
    await expect(app.platform.navigate({ url: '/choose' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
