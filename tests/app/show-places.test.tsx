import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDeferred } from '../helpers/deferred';
import { frameOf, openApp, page, scrollerOf } from '../helpers/open-app';
import { frame, until, wait } from '../helpers/waiting';

const Plain = () => <p>plain</p>;
const Long = () => (
  <>
    <div style={{ height: 2000 }} />
    <h2 id="thé">The tea</h2>
    <div style={{ height: 2000 }} />
  </>
);
const routes = { '/': page(Plain), '/long': page(Long, { title: 'Long' }) };
const ADDRESS = '/long#th%C3%A9';

/** How far the place is below the top of its page. */
const distance = () => {
  const place = screen.getByRole('heading', { name: 'The tea' }).getBoundingClientRect();
  return place.top - scrollerOf('/long').getBoundingClientRect().top;
};
const isShown = () => until(() => expect(distance()).toBeCloseTo(0, 0));

it('an opened address shows the place that it names', async () => {
  await openApp({ routes }, { url: ADDRESS });
  await isShown();
});

it('so does the address of a call, and the focus goes to the heading as ever', async () => {
  const app = await openApp({ routes });
  await app.go('navigate', ADDRESS);
  expect(distance()).toBeCloseTo(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Long' }));
});

it('code that comes while the page moves shows it once that is over, and nothing moves sideways', {
  tags: 'long',
}, async () => {
  const code = createDeferred<{ default: typeof Long }>();
  const app = await openApp({
    routes: { ...routes, '/long': { title: 'Long', load: () => code.promise } },
    router: { animation: 300 },
  });
  await app.platform.navigate({ url: ADDRESS });
  await until(() => expect(frameOf('/long').hasAttribute('data-moving')).toBe(true));
  code.resolve({ default: Long });
  await isShown();
  for (let at: Element | null = frameOf('/long'); at; at = at.parentElement) {
    expect(at.scrollLeft).toBe(0);
  }
});

it.each([700, 0])(
  'a reload gives back the %i px that the visitor had scrolled to',
  async (offset) => {
    const app = await openApp({ routes }, { url: ADDRESS });
    await isShown();
    scrollerOf('/long').scrollTop = offset;
    await frame();
    await frame();
    await app.reload();
    await wait(50);
    expect(scrollerOf('/long').scrollTop).toBe(offset);
  },
);

it('so does a tab that is kept, each time that a call leads to the place', async () => {
  const tab = { tab: true, title: 'Long' };
  const app = await openApp({ routes: { '/': page(Plain, tab), '/long': page(Long, tab) } });
  await app.go('switchTab', '/long');
  scrollerOf('/long').scrollTop = 700;
  await frame();
  await frame();
  await app.go('switchTab', '/');
  await app.go('switchTab', '/long');
  expect(scrollerOf('/long').scrollTop).toBe(700);
  await app.go('switchTab', '/');
  await app.go('switchTab', ADDRESS);
  await isShown();
  await app.go('switchTab', '/');
  await app.go('switchTab', '/long');
  await isShown();
});

it('a tab that is on top goes there too, also when its address names the place already', async () => {
  const app = await openApp({ routes: { '/long': page(Long, { tab: true }) } }, { url: '/long' });
  await app.go('switchTab', ADDRESS);
  await isShown();
  scrollerOf('/long').scrollTop = 0;
  await frame();
  await frame();
  await app.go('switchTab', ADDRESS);
  await isShown();
  expect(app.stack()).toBe(ADDRESS);
});

it('a tab that is on top stays where it is for an address that names no place', async () => {
  const app = await openApp({ routes: { '/long': page(Long, { tab: true }) } }, { url: '/long' });
  scrollerOf('/long').scrollTop = 700;
  await app.go('switchTab', '/long');
  await wait(50);
  expect(scrollerOf('/long').scrollTop).toBe(700);
});

it('a name that is no place in the page changes nothing', async () => {
  await openApp({ routes }, { url: '/long#tgWebAppData=a%22]' });
  await wait(50);
  expect(scrollerOf('/long').scrollTop).toBe(0);
});
