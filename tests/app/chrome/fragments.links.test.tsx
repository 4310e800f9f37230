import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { openApp, page, scrollerOf } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const Long = () => (
  <>
    <a href="#part">Part</a>
    <a href="#other">Other</a>
    <a href="#part" target="_blank" rel="noreferrer">
      Window
    </a>
    <div style={{ height: 2000 }} />
    <h2 id="part">The part</h2>
    <div style={{ height: 2000 }} />
  </>
);
const routes = { '/long': page(Long), '/again': page(Long) };

async function open() {
  const app = await openApp({ routes }, { url: '/long#part' });
  const main = scrollerOf('/long');
  await until(() => expect(main.scrollTop).toBeGreaterThan(1000));
  main.scrollTop = 0;
  return { app, main };
}

/** true: the click is left to the browser. It is then cancelled, because the test's document must stay. */
function follow(name: string, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const onClick = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick);
  onTestFinished(() => window.removeEventListener('click', onClick));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  screen.getByRole('link', { name }).dispatchEvent(click);
  return isLeft;
}

it('a link to the fragment of the current URL scrolls the page, and the browser does not follow it', async () => {
  const { main } = await open();
  expect(follow('Part')).toBe(false);
  expect(main.scrollTop).toBeGreaterThan(1000);
});

it.each<[string, MouseEventInit]>([
  ['Other', {}],
  ['Window', {}],
  ['Part', { ctrlKey: true }],
  ['Part', { metaKey: true }],
  ['Part', { shiftKey: true }],
  ['Part', { altKey: true }],
  ['Part', { button: 1 }],
])('the browser follows the link %s after a click with %j', async (name, init) => {
  const { main } = await open();
  expect(follow(name, init)).toBe(true);
  expect(main.scrollTop).toBe(0);
});

it('a link scrolls its own page if two pages have an element with that id', async () => {
  const app = await openApp({ routes }, { url: '/long' });
  await app.go('navigate', '/again');
  expect(follow('Part')).toBe(true);
  expect(scrollerOf('/again').scrollTop).toBeGreaterThan(1000);
});

it('an unmounted app does not handle links', async () => {
  const { app } = await open();
  const link = screen.getByRole('link', { name: 'Part' });
  app.unmount();
  document.body.append(link);
  onTestFinished(() => link.remove());
  expect(follow('Part')).toBe(true);
});
