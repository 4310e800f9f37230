import { cleanup } from '@testing-library/react';
import { type Platform, usePlatform } from 'portico';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';

afterEach(cleanup);

/** The platform of each page, by the name of the page. */
const platforms = new Map<string, Platform>();
beforeEach(() => platforms.clear());

function pageNamed(name: string) {
  return page(() => {
    platforms.set(name, usePlatform());
    return <p>{name}</p>;
  });
}

const routes = {
  '/': page(() => null),
  '/shop': pageNamed('shop'),
  '/shop/:item': pageNamed('item'),
  '/news': pageNamed('news'),
  '/news/:item': pageNamed('one piece of news'),
};

/** `/shop/pen` is covered by `/news`. */
async function openCovered() {
  const app = await openApp({ routes }, { url: '/shop/pen' });
  await app.platform.navigate({ url: '/news' });
  await app.settled();
  return { app, covered: platforms.get('item')! };
}

describe('[S2.1] a relative URL', () => {
  it('starts at the page that calls, also when another page is on top', async () => {
    const { app, covered } = await openCovered();
    await covered.navigate({ url: 'ink' });
    await app.settled();
    expect(app.stack()).toBe('/shop/pen > /news > /shop/ink');
  });

  it('starts there for an address and for a preload too', async () => {
    const { covered } = await openCovered();
    expect(covered.href({ url: 'ink' })).toBe('/shop/ink');
    await expect(covered.preload({ url: '../shop' })).resolves.toBeUndefined();
  });

  it('starts there for a page that answers', async () => {
    const { app, covered } = await openCovered();
    const { page: opened } = covered.open({ url: 'ink' });
    expect((await opened).url).toBe('/shop/ink');
    expect(app.stack()).toBe('/shop/pen > /news > /shop/ink');
  });

  it('starts at the page on top for the platform of the app', async () => {
    const { app } = await openCovered();
    await app.platform.navigate({ url: 'news/today' });
    await app.settled();
    expect(app.stack()).toBe('/shop/pen > /news > /news/today');
  });
});
