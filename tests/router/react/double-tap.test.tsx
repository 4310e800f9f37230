import { cleanup } from '@testing-library/react';
import { Link as TypedLink, usePlatform } from 'portico';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until, wait } from '../../helpers/waiting';

afterEach(cleanup);

/** The registered table is the showcase's. These tests have a table of their own. */
const Link = TypedLink as unknown as ComponentType<{
  readonly to: { readonly url: string };
  readonly children: ReactNode;
}>;

/** Every page has its control at the same place of the screen. */
const AtOnePlace = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'fixed', top: 300, left: 100, width: 200, height: 50, display: 'grid' }}>
    {children}
  </div>
);
const linkTo = (url: string) => () => (
  <AtOnePlace>
    <Link to={{ url }}>open {url}</Link>
  </AtOnePlace>
);
const Done = () => {
  const platform = usePlatform();
  return (
    <AtOnePlace>
      <button onClick={() => void platform.back()}>done</button>
    </AtOnePlace>
  );
};
const routes = {
  '/': page(linkTo('/list'), { tab: true }),
  '/list': page(linkTo('/item'), { title: 'List' }),
  '/item': page(linkTo('/other'), { title: 'Item' }),
  '/other': page(Done, { title: 'Other' }),
  '/sheet': page(Done, { modal: true, title: 'Sheet' }),
};

/** A finger's tap: the browser finds the element, and counts the clicks. */
function tapAt(x: number, y: number) {
  const event = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', event));
}

async function doubleTapAt(x: number, y: number, pause = 120) {
  tapAt(x, y);
  await wait(pause);
  tapAt(x, y);
  await wait(400);
}

async function openAt(...urls: string[]) {
  const app = await openApp({ routes });
  for (const url of urls) await app.go('navigate', url);
  return app;
}

it('a double tap on a link opens one page, also without a transition', async () => {
  const app = await openAt('/list');
  await doubleTapAt(150, 315);
  expect(app.stack()).toBe('/ > /list > /item');
});

it('a double tap on a button that goes back does not press the page below', async () => {
  const app = await openAt('/list', '/other');
  await doubleTapAt(150, 315);
  expect(app.stack()).toBe('/ > /list');
});

it.each([0, 20])(
  'a second tap %i ms later, before the page has gone, does not go back twice',
  async (pause) => {
    const app = await openAt('/list', '/item', '/other');
    tapAt(150, 315);
    if (pause > 0) await wait(pause);
    tapAt(150, 315);
    await wait(400);
    expect(app.stack()).toBe('/ > /list > /item');
  },
);

it('a double tap beside a sheet closes the sheet and not the page below', async () => {
  const app = await openAt('/list', '/sheet');
  await doubleTapAt(24, 22);
  expect(app.stack()).toBe('/ > /list');
});

it('a tap at the same place works after a double tap, and a tap elsewhere works at once', async () => {
  const app = await openAt('/list');
  tapAt(150, 315);
  await until(() => expect(app.stack()).toBe('/ > /list > /item'));
  await app.settled();
  tapAt(280, 345);
  await until(() => expect(app.stack()).toBe('/ > /list > /item > /other'));
  await wait(400);
  tapAt(280, 345);
  await until(() => expect(app.stack()).toBe('/ > /list > /item'));
});

it('two quick taps on the Back button of the bar close two pages', async () => {
  const app = await openAt('/list', '/item');
  await doubleTapAt(24, 22);
  expect(app.stack()).toBe('/');
});

it('the double-tap protection leaves no element in the stack', async () => {
  const app = await openAt('/list');
  const stack = app.element.querySelector('[data-page-id]')?.parentElement;
  const before = stack?.children.length;
  tapAt(150, 315);
  await until(() => expect(app.stack()).toBe('/ > /list > /item'));
  await wait(400);
  expect(stack?.children.length).toBe((before ?? 0) + 1);
  app.unmount();
});
