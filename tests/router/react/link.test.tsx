import { cleanup } from '@testing-library/react';
import { Link as TypedLink, type LinkProps, usePage } from 'portico';
import { type ComponentType, createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The registered table is the showcase's. These tests have a table of their own. */
const Link = TypedLink as unknown as ComponentType<
  Omit<LinkProps, 'to' | 'params'> & {
    readonly to: string | { readonly url: string };
    readonly params?: Readonly<Record<string, unknown>>;
  }
>;

const Item = () => <p>item {usePage('/item/:id' as never).url}</p>;
const Plain = () => <p>plain</p>;

/** The app whose Home page is the given component. `loads` counts how often the item page's code was requested. */
async function open(Home: ComponentType, mode: 'path' | 'hash' = 'path') {
  const loads = { count: 0 };
  const item = {
    query: { n: 'number?' },
    load: async () => {
      loads.count += 1;
      return { default: Item };
    },
  } as const;
  const routes = {
    '/': page(Home, { tab: true }),
    '/me': page(Plain, { tab: true }),
    '/item/:id': item,
    '/closed': page(Plain, { beforeEnter: () => false }),
  };
  const app = await openApp({ routes, router: { mode } });
  const link = (name: string) => {
    const links = [...app.element.querySelectorAll<HTMLAnchorElement>('[data-page-content] a')];
    const found = links.find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`no link ${name}`);
    return found;
  };
  return { app, loads, link };
}

describe('Link', () => {
  it('with keepQuery changes the query of its own page, and the page stays', async () => {
    const Filter = () => (
      <>
        <Link to="/item/:id" params={{ id: 'a', n: 2 }} keepQuery>
          Two
        </Link>
        <Link to="/list" keepQuery>
          List
        </Link>
      </>
    );
    const query = { n: 'number?' } as const;
    const app = await openApp({
      routes: { '/': page(Plain), '/item/:id': page(Filter, { query }), '/list': page(Plain) },
    });
    await app.platform.navigate({ url: '/item/a?utm=x#part' });
    await app.settled();
    const { id } = app.platform.pages().at(-1) ?? {};
    const { length } = app.history.entries;
    const click = (name: string) => {
      const links = [...app.element.querySelectorAll<HTMLAnchorElement>('[data-page-content] a')];
      links.find(({ textContent }) => textContent === name)?.click();
    };
    click('Two');
    await until(() => expect(app.stack()).toBe('/ > /item/a?utm=x&n=2#part'));
    expect(app.platform.pages().at(-1)?.id).toBe(id);
    click('Two');
    await app.settled();
    expect(app.history.entries).toHaveLength(length + 1);
    click('List');
    await until(() => expect(app.stack()).toBe('/ > /item/a?utm=x&n=2#part > /list?utm=x&n=2'));
  });

  it('resolves a relative URL against its own page, also below another page', async () => {
    let renderAgain = () => {};
    const { app, link } = await open(() => {
      const [count, setCount] = useState(0);
      renderAgain = () => setCount((before) => before + 1);
      return (
        <Link to={{ url: 'item/1' }} data-count={count}>
          Relative
        </Link>
      );
    });
    expect(link('Relative').getAttribute('href')).toBe('/item/1');
    await app.platform.navigate({ url: '/item/7' });
    await app.settled();
    renderAgain();
    await until(() => expect(link('Relative').dataset.count).toBe('1'));
    expect(link('Relative').getAttribute('href')).toBe('/item/1');
  });

  it('is an anchor with the URL of its page, and a click opens the page in the stack', async () => {
    const ref = createRef<HTMLAnchorElement>();
    const { app, link } = await open(() => (
      <Link to="/item/:id" params={{ id: 'a b', n: 2 }} ref={ref} className="mine" data-kind="item">
        Item
      </Link>
    ));
    const anchor = link('Item');
    expect(anchor.getAttribute('href')).toBe('/item/a%20b?n=2');
    expect(ref.current).toBe(anchor);
    expect(anchor.className).toBe('mine');
    expect(anchor.dataset.kind).toBe('item');
    anchor.click();
    await until(() => expect(app.stack()).toBe('/ > /item/a%20b?n=2'));
  });

  it('switches to a tab page, and accepts a URL that is known at run time only', async () => {
    const { app, link } = await open(() => (
      <>
        <Link to="/me">Me</Link>
        <Link to={{ url: '/item/7' }}>Seven</Link>
      </>
    ));
    link('Seven').click();
    await until(() => expect(app.stack()).toBe('/ > /item/7'));
    await app.back();
    link('Me').click();
    await until(() => expect(app.stack()).toBe('/me'));
  });

  it('replaces the page on top with `replace`', async () => {
    const { app, link } = await open(() => (
      <Link to="/item/:id" params={{ id: 1 }} replace>
        Instead
      </Link>
    ));
    link('Instead').click();
    await until(() => expect(app.stack()).toBe('/item/1'));
  });

  it('leaves clicks with a modifier key and links with a target to the browser', async () => {
    const { app, link } = await open(() => (
      <Link to="/item/:id" params={{ id: 1 }}>
        Item
      </Link>
    ));
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // The browser would open a tab.
    window.addEventListener('click', (click) => click.preventDefault(), { once: true });
    link('Item').dispatchEvent(event);
    expect(app.stack()).toBe('/');
  });

  it('runs the click handler of its owner first, which may prevent the navigation', async () => {
    const { app, link } = await open(() => (
      <Link to="/item/:id" params={{ id: 1 }} onClick={(event) => event.preventDefault()}>
        Item
      </Link>
    ));
    link('Item').click();
    await app.settled();
    expect(app.stack()).toBe('/');
  });

  it('fetches the code of its page on intent, once', async () => {
    // Below the screen. The code of a link on the screen is fetched in idle time.
    const { loads, link } = await open(() => (
      <p style={{ paddingBlockStart: '200vh' }}>
        <Link to="/item/:id" params={{ id: 1 }}>
          Item
        </Link>
      </p>
    ));
    expect(loads.count).toBe(0);
    link('Item').focus({ preventScroll: true });
    await until(() => expect(loads.count).toBe(1));
    link('Item').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    expect(loads.count).toBe(1);
  });

  it('fetches the code when the link is on the screen with preload="visible"', async () => {
    const { loads } = await open(() => (
      <Link to="/item/:id" params={{ id: 1 }} preload="visible">
        Item
      </Link>
    ));
    await until(() => expect(loads.count).toBe(1));
  });

  it('fetches nothing before the click with preload="none"', async () => {
    const { app, loads, link } = await open(() => (
      <Link to="/item/:id" params={{ id: 1 }} preload="none">
        Item
      </Link>
    ));
    link('Item').focus();
    expect(loads.count).toBe(0);
    link('Item').click();
    await until(() => expect(app.stack()).toBe('/ > /item/1'));
  });

  it('[S2.2] has no href and reports the refusal if its target is not in the table', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { link } = await open(() => <Link to={{ url: '/nowhere' }}>Lost</Link>);
    expect(link('Lost').hasAttribute('href')).toBe(false);
    await until(() =>
      expect(warn).toHaveBeenCalledWith('navigation refused: page not found: /nowhere'),
    );
    warn.mockClear();
    link('Lost').click();
    expect(warn).not.toHaveBeenCalled();
  });

  it('a refusal by a guard is no unhandled rejection', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { app, link } = await open(() => <Link to={{ url: '/closed' }}>Closed</Link>);
    link('Closed').click();
    await until(() =>
      expect(warn).toHaveBeenCalledWith('navigation refused: access denied: /closed'),
    );
    expect(app.stack()).toBe('/');
  });
});

it('href() gives the address of a page, and throws for a target that cannot be opened', async () => {
  const { app } = await open(Plain);
  const href = app.platform.href as (to: unknown, params?: unknown) => string;
  expect(href({ url: '/item/7?n=1' })).toBe('/item/7?n=1');
  expect(href('/item/:id', { id: 7, n: 2 })).toBe('/item/7?n=2');
  expect(() => href({ url: '/nowhere' })).toThrow('page not found: /nowhere');
  expect(() => href('/item/:id', {})).toThrow('parameter.params.id');
});

describe('usePage with a route', () => {
  it('throws in development if the page is on another route', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Wrong = () => {
      usePage('/sample' as never);
      return <p>wrong</p>;
    };
    const app = await openApp({ routes: { '/': page(Plain), '/wrong': page(Wrong) } });
    await app.platform.navigate({ url: '/wrong' });
    await until(() =>
      expect(console.error).toHaveBeenCalledWith(
        new Error(
          "usePage('/sample'): this component is on the page '/wrong'. Pass '/wrong', or leave the argument out.",
        ),
        expect.stringContaining('Wrong'),
      ),
    );
  });
});
