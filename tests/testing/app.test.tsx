import { screen } from '@testing-library/react';
import { defineApp, defineRoutes, usePage, usePlatform } from 'portico';
import { createMemoryHistory, createTestApp } from 'portico/testing/app';
import { describe, expect, it, onTestFinished } from 'vitest';
import { untilTrue } from '../helpers/waiting';

const Home = () => {
  const platform = usePlatform();
  return <button onClick={() => void platform.navigate({ url: '/item/7' })}>Open</button>;
};
const Item = () => {
  const { params } = usePage();
  return <h2>Item {String((params as { id: string }).id)}</h2>;
};
const Secret = () => <h2>Secret</h2>;

const routes = defineRoutes({
  '/': { load: async () => ({ default: Home }) },
  '/item/:id': { load: async () => ({ default: Item }) },
  '/secret': { load: async () => ({ default: Secret }), beforeEnter: () => false },
});
const config = defineApp({ routes, locale: 'en', router: { animation: 0 } });

function mount(app: ReturnType<typeof createTestApp>) {
  const element = document.createElement('div');
  document.body.append(element);
  const { unmount } = app.mount(element);
  const close = () => {
    unmount();
    element.remove();
  };
  onTestFinished(close);
  return close;
}

describe('portico/testing/app', () => {
  it('opens an app at any of its URLs', async () => {
    const app = createTestApp(config, { url: '/item/3' });
    mount(app);
    expect(await screen.findByRole('heading', { name: 'Item 3' })).toBeTruthy();
    expect(app.platform.pages()).toMatchObject([{ url: '/item/3', params: { id: '3' } }]);
  });

  it('opens an app at the root path by default', async () => {
    mount(createTestApp(config));
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
  });

  it('does not change the URL and the history of the browser', async () => {
    const before = [location.href, history.length, history.state as unknown];
    const app = createTestApp(config);
    mount(app);
    (await screen.findByRole('button', { name: 'Open' })).click();
    await screen.findByRole('heading', { name: 'Item 7' });
    expect(app.history.entries.map(({ url }) => url)).toEqual(['/', '/item/7']);
    expect([location.href, history.length, history.state]).toEqual(before);
  });

  it('goes back and forward like the browser’s buttons', async () => {
    const app = createTestApp(config);
    mount(app);
    await app.platform.navigate({ url: '/item/1' });
    app.history.travel(-1);
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
    app.history.travel(1);
    expect(await screen.findByRole('heading', { name: 'Item 1' })).toBeTruthy();
  });

  it('runs the guards of the app', async () => {
    const app = createTestApp(config);
    mount(app);
    await expect(app.platform.navigate({ url: '/secret' })).rejects.toMatchObject({
      code: 'denied',
    });
    expect(app.platform.pages()).toHaveLength(1);
  });

  it('a second app on the reloaded history restores the pages of the first', async () => {
    const app = createTestApp(config);
    const close = mount(app);
    await app.platform.navigate({ url: '/item/9' });
    close();
    const again = createTestApp(config, { history: app.history.reload() });
    mount(again);
    expect(await screen.findByRole('heading', { name: 'Item 9' })).toBeTruthy();
    expect(again.platform.pages().map(({ url }) => url)).toEqual(['/', '/item/9']);
  });

  it('uses a history that the test created', async () => {
    const history = createMemoryHistory({ url: '/item/5', limit: 2 });
    const app = createTestApp(config, { history });
    mount(app);
    expect(app.history).toBe(history);
    await screen.findByRole('heading', { name: 'Item 5' });
    history.visit('/item/6');
    await untilTrue(() => app.platform.pages().length === 2);
    expect(await screen.findByRole('heading', { name: 'Item 6' })).toBeTruthy();
  });
});
