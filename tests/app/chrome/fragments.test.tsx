import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { frameOf, openApp, page, scrollerOf } from '../../helpers/open-app';
import { frame, until, wait } from '../../helpers/waiting';

const Plain = () => <p>plain</p>;
const Long = () => (
  <>
    <div style={{ height: 2000 }} />
    <h2 id="thé">The tea</h2>
    <div style={{ height: 2000 }} />
  </>
);
const routes = { '/': page(Plain), '/long': page(Long, { title: 'Long' }) };
const LONG_URL = '/long#th%C3%A9';

/** The distance of the heading from the top of its page. */
const distance = () => {
  const heading = screen.getByRole('heading', { name: 'The tea' }).getBoundingClientRect();
  return heading.top - scrollerOf('/long').getBoundingClientRect().top;
};
const untilAtTop = () => until(() => expect(distance()).toBeCloseTo(0, 0));

it('a URL with a fragment scrolls the first page to that element', async () => {
  await openApp({ routes }, { url: LONG_URL });
  await untilAtTop();
});

it('a call with a fragment scrolls the new page, and the focus goes to the page’s title as usual', async () => {
  const app = await openApp({ routes });
  await app.go('navigate', LONG_URL);
  expect(distance()).toBeCloseTo(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Long' }));
});

it('a page whose code loads during its transition scrolls afterwards, and nothing scrolls sideways', {
  tags: 'long',
}, async () => {
  const code = createDeferred<{ default: typeof Long }>();
  const app = await openApp({
    routes: { ...routes, '/long': { title: 'Long', load: () => code.promise } },
    router: { animation: 300 },
  });
  await app.platform.navigate({ url: LONG_URL });
  await until(() => expect(frameOf('/long').hasAttribute('data-moving')).toBe(true));
  code.resolve({ default: Long });
  await untilAtTop();
  for (let at: Element | null = frameOf('/long'); at; at = at.parentElement) {
    expect(at.scrollLeft).toBe(0);
  }
});

it.each([700, 0])(
  'a reload restores the offset of %i px that the user had scrolled to',
  async (offset) => {
    const app = await openApp({ routes }, { url: LONG_URL });
    await untilAtTop();
    scrollerOf('/long').scrollTop = offset;
    await frame();
    await frame();
    await app.reload();
    await wait(50);
    expect(scrollerOf('/long').scrollTop).toBe(offset);
  },
);

it('a kept tab scrolls to the element whenever a call has that fragment', async () => {
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
  await app.go('switchTab', LONG_URL);
  await untilAtTop();
  await app.go('switchTab', '/');
  await app.go('switchTab', '/long');
  await untilAtTop();
});

it('a kept tab whose URL has a fragment comes back where the user had scrolled to', async () => {
  const tab = { tab: true, title: 'Long' };
  const app = await openApp({ routes: { '/': page(Plain, tab), '/long': page(Long, tab) } });
  await app.go('switchTab', LONG_URL);
  await untilAtTop();
  scrollerOf('/long').scrollTop = 700;
  await frame();
  await frame();
  await app.go('switchTab', '/');
  await app.go('switchTab', '/long');
  await wait(50);
  expect(scrollerOf('/long').scrollTop).toBe(700);
  expect(app.stack()).toBe(LONG_URL);
});

it('a tab on top scrolls to the element even if its URL already has the fragment', async () => {
  const app = await openApp({ routes: { '/long': page(Long, { tab: true }) } }, { url: '/long' });
  await app.go('switchTab', LONG_URL);
  await untilAtTop();
  scrollerOf('/long').scrollTop = 0;
  await frame();
  await frame();
  await app.go('switchTab', LONG_URL);
  await untilAtTop();
  expect(app.stack()).toBe(LONG_URL);
});

it('a tab on top keeps its offset if a call has no fragment', async () => {
  const app = await openApp({ routes: { '/long': page(Long, { tab: true }) } }, { url: '/long' });
  scrollerOf('/long').scrollTop = 700;
  await app.go('switchTab', '/long');
  await wait(50);
  expect(scrollerOf('/long').scrollTop).toBe(700);
});

it('a fragment that matches no element changes nothing', async () => {
  await openApp({ routes }, { url: '/long#tgWebAppData=a%22]' });
  await wait(50);
  expect(scrollerOf('/long').scrollTop).toBe(0);
});
