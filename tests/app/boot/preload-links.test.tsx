import { Cell, Link } from 'portico';
import { expect, it, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until, wait } from '../../helpers/waiting';

/** Counts how often the code of a page is fetched. */
const counted = () => vi.fn(page(() => <p>page</p>).load);

it('the code of visible links is fetched in idle time, before any touch', async () => {
  const [visible, plain, below, none, hidden] = Array.from({ length: 5 }, counted);
  const home = page(() => (
    <>
      <Link to={{ url: '/visible' }}>Visible</Link>
      <a href="/plain">Plain</a>
      <Link to={{ url: '/none' }} preload="none">
        None
      </Link>
      <div hidden>
        <a href="/hidden">Hidden</a>
      </div>
      <a href="https://example.org/plain">Elsewhere</a>
      <div style={{ height: 5000 }} />
      <a href="/below">Below</a>
    </>
  ));
  await openApp({
    routes: {
      '/': home,
      '/visible': { load: visible },
      '/plain': { load: plain },
      '/none': { load: none },
      '/hidden': { load: hidden },
      '/below': { load: below },
    } as never,
  });
  await until(() => expect(visible).toHaveBeenCalledTimes(1));
  await until(() => expect(plain).toHaveBeenCalledTimes(1));
  await wait(50);
  expect(none).not.toHaveBeenCalled();
  expect(hidden).not.toHaveBeenCalled();
  expect(below).not.toHaveBeenCalled();
});

it('a page that opens fetches the code behind its links', async () => {
  const next = counted();
  const app = await openApp({
    routes: {
      '/': page(() => <p>home</p>),
      '/list': page(() => <a href="/next">Next</a>),
      '/next': { load: next },
    } as never,
  });
  await wait(50);
  expect(next).not.toHaveBeenCalled();
  await app.go('navigate', '/list');
  await until(() => expect(next).toHaveBeenCalledTimes(1));
});

it('the links of the page on top count, also above a page with hundreds of links', async () => {
  const next = counted();
  const many = Array.from({ length: 300 }, (_, index) => `/item/${index}`);
  const app = await openApp({
    routes: {
      '/': page(() =>
        many.map((url) => (
          <a key={url} href={url}>
            {url}
          </a>
        )),
      ),
      '/item/:id': page(() => <a href="/next">Next</a>),
      '/next': { load: next },
    } as never,
  });
  await app.go('navigate', '/item/1');
  await until(() => expect(next).toHaveBeenCalledTimes(1));
});

it.each([
  ['a pointer', 'pointerover'],
  ['a finger', 'touchstart'],
  ['the focus', 'focusin'],
])('the code of any link is fetched when %s reaches it, also of a row', async (_what, type) => {
  const [row, plain, none, prevented] = Array.from({ length: 4 }, counted);
  const app = await openApp({
    routes: {
      '/': page(() => (
        // Below the screen, so nothing is fetched in idle time.
        <div style={{ paddingBlockStart: '200vh' }}>
          <Cell title="Row" href="/row" />
          <a href="/plain">Plain</a>
          <Link to={{ url: '/none' }} preload="none">
            None
          </Link>
          <p
            ref={(element) =>
              element?.addEventListener(type, (happened) => happened.preventDefault())
            }
          >
            <a href="/prevented">Prevented</a>
          </p>
          <a href="https://example.org/row">Elsewhere</a>
        </div>
      )),
      '/row': { load: row },
      '/plain': { load: plain },
      '/none': { load: none },
      '/prevented': { load: prevented },
    } as never,
  });
  await wait(50);
  expect(row).not.toHaveBeenCalled();
  for (const link of app.element.querySelectorAll('[data-page-content] a')) {
    link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
  await until(() => expect(row).toHaveBeenCalledTimes(1));
  await until(() => expect(plain).toHaveBeenCalledTimes(1));
  expect(none).not.toHaveBeenCalled();
  expect(prevented).not.toHaveBeenCalled();
});
