import { screen } from '@testing-library/react';
import { useNavigationBarButtonTap, useNavigationBarSearch } from 'portico';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openApp, page, scrollerOf } from '../../helpers/open-app';
import { frame, until, untilTrue } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

const Plain = () => <p>plain</p>;
const Tall = () => <div style={{ height: 3000 }} />;
const routes = {
  '/': page(Plain, { title: 'Home', tab: true }),
  '/list': page(Plain, { title: 'List' }),
  '/item/:id': page(Plain, { title: 'Item' }),
  '/untitled': page(Plain),
};

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const bar = () => screen.getByRole('banner');
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('the title of a page', () => {
  it('comes from its route and appears in the bar and in document.title', async () => {
    const app = await openApp({ routes });
    expect(heading()).toBe('Home');
    await until(() => expect(document.title).toBe('Home'));
    await app.go('navigate', '/list');
    expect(heading()).toBe('List');
    await until(() => expect(document.title).toBe('List'));
  });

  it('can be set by a call, for that page only and until the page closes', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await app.platform.setNavigationBarTitle({ title: 'Three items' });
    await until(() => expect(heading()).toBe('Three items'));
    await until(() => expect(document.title).toBe('Three items'));
    await app.go('navigate', '/item/1');
    expect(heading()).toBe('Item');
    await app.back();
    expect(heading()).toBe('Three items');
    await app.back();
    expect(heading()).toBe('Home');
    await app.go('navigate', '/list');
    expect(heading()).toBe('List');
  });

  it('[S2.2] is "Page not found" for an unknown URL', async () => {
    await openApp({ routes }, { url: '/nowhere' });
    expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toBe('Page not found');
    await until(() => expect(document.title).toBe('Page not found'));
  });

  it('may be missing, and document.title is then the document’s own title', async () => {
    document.title = 'The shop';
    const app = await openApp({ routes });
    await until(() => expect(document.title).toBe('Home'));
    await app.go('navigate', '/untitled');
    expect(heading()).toBe('');
    await until(() => expect(document.title).toBe('The shop'));
  });
});

describe('a page with a custom bar', () => {
  const navigationBar = { type: 'custom' } as const;

  it('has the default bar with a back button while its code fails to load', async () => {
    const server = { isDown: true };
    const load = async () => {
      if (server.isDown) throw new TypeError('Failed to fetch');
      return { default: () => <p>there</p> };
    };
    const app = await openApp({ routes: { ...routes, '/own': { navigationBar, load } } });
    await app.go('navigate', '/own');
    const retry = await screen.findByRole('button', { name: /timed out/ });
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    server.isDown = false;
    retry.click();
    await screen.findByText('there');
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('has the default bar while the loading screen is visible', { tags: 'long' }, async () => {
    const load = () => new Promise<never>(() => {});
    const app = await openApp({ routes: { ...routes, '/own': { navigationBar, load } } });
    await app.platform.navigate({ url: '/own' });
    await app.settled();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });
});

describe('the leading button of the bar', () => {
  it('[S2.6] does not exist on a tab and on the root path', async () => {
    const app = await openApp({ routes });
    expect(buttons()).toEqual([]);
    app.unmount();
    await openApp({ routes: { '/': page(Plain, { title: 'Root' }) } });
    expect(buttons()).toEqual([]);
  });

  it('is Back if there is a page below', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    expect(buttons()).toEqual(['Back']);
    screen.getByRole('button', { name: 'Back' }).click();
    await untilTrue(() => app.stack() === '/');
  });

  it('[S2.1] skips a page below that the route table does not have', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    app.history.visit('/nope');
    await untilTrue(() => app.stack() === '/ > /list > /nope');
    await app.go('navigate', '/item/7');
    screen.getByRole('button', { name: 'Back' }).click();
    await untilTrue(() => app.stack() === '/ > /list');
  });

  it('[S2.6] is Home after a deep link, and opens the root path', async () => {
    const app = await openApp({ routes }, { url: '/item/7' });
    expect(buttons()).toEqual(['Home']);
    screen.getByRole('button', { name: 'Home' }).click();
    await untilTrue(() => app.stack() === '/');
    await app.settled();
    expect(buttons()).toEqual([]);
  });

  it('is in the user’s language', async () => {
    const app = await openApp({ routes, locale: 'de' });
    await app.go('navigate', '/list');
    await until(() => expect(buttons()).toEqual(['Zurück']));
  });
});

describe('the navigation bar', () => {
  it('[S9.17] is 44 px high', async () => {
    await openApp({ routes });
    const { top, height, width } = bar().getBoundingClientRect();
    expect([top, height, width]).toEqual([0, 44, 390]);
    expect(scrollerOf('/').getBoundingClientRect().top).toBe(44);
  });

  it('uses the colours of a call before the route’s, and the route’s before the app’s', async () => {
    const app = await openApp({
      window: { navigationBar: { backgroundColor: 'rgb(1, 2, 3)', frontColor: 'rgb(4, 5, 6)' } },
      routes: {
        '/': page(Plain),
        '/own': page(Plain, { navigationBar: { backgroundColor: 'rgb(7, 8, 9)' } }),
      },
    });
    const colours = () => {
      const { backgroundColor, color } = getComputedStyle(bar());
      return [backgroundColor, color];
    };
    expect(colours()).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    await app.go('navigate', '/own');
    expect(colours()).toEqual(['rgb(7, 8, 9)', 'rgb(4, 5, 6)']);
    await app.platform.setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: '#102030' });
    await until(() => expect(colours()).toEqual(['rgb(16, 32, 48)', 'rgb(255, 255, 255)']));
  });

  it('has aria-busy while the page is loading', async () => {
    const app = await openApp({ routes });
    await app.platform.showNavigationBarLoading();
    await until(() => expect(bar().getAttribute('aria-busy')).toBe('true'));
    await app.platform.hideNavigationBarLoading();
    await until(() => expect(bar().getAttribute('aria-busy')).toBeNull());
  });

  it('does not exist if its type is custom, and the page begins at the top', async () => {
    await openApp({ routes: { '/': page(Plain, { navigationBar: { type: 'custom' } }) } });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(scrollerOf('/').getBoundingClientRect().top).toBe(0);
  });
});

describe('a transparent bar', () => {
  async function open(coverage?: number) {
    const navigationBar = { type: 'transparent', ...(coverage && { coverage }) } as const;
    const app = await openApp({
      routes: { '/': page(Plain), '/film': page(Tall, { title: 'Film', navigationBar }) },
    });
    await app.go('navigate', '/film');
    return app;
  }
  const scroll = async (top: number) => {
    scrollerOf('/film').scrollTop = top;
    await frame();
    await frame();
  };
  const opacity = () => Number(getComputedStyle(bar(), '::before').opacity);

  it('covers the top of the page and fades in while the page scrolls 132 px', async () => {
    await open();
    expect(scrollerOf('/film').getBoundingClientRect().top).toBe(0);
    expect(opacity()).toBe(0);
    await scroll(66);
    expect(opacity()).toBeCloseTo(0.5, 2);
    await scroll(132);
    expect(opacity()).toBe(1);
    await scroll(0);
    expect(opacity()).toBe(0);
  });

  it('fades in over the route’s own distance, and keeps its opacity after Back', async () => {
    const app = await open(50);
    await scroll(40);
    expect(opacity()).toBeCloseTo(0.8, 2);
    await app.go('navigate', '/');
    await app.back();
    expect(opacity()).toBeCloseTo(0.8, 2);
  });
});

describe('the page on top', () => {
  it('receives the id of a tapped bar button', async () => {
    const events: string[] = [];
    const Share = () => {
      useNavigationBarButtonTap(({ id }) => void events.push(id));
      return <p>share</p>;
    };
    const navigationBar = {
      buttons: [
        { id: 'share', label: 'Share', text: 'Share' },
        { id: 'more', label: 'More', text: '...', badge: '3', side: 'start' },
      ],
    } as const;
    await openApp({ routes: { '/': page(Share, { navigationBar }) } });
    screen.getByRole('button', { name: 'Share' }).click();
    screen.getByRole('button', { name: /More/ }).click();
    expect(events).toEqual(['share', 'more']);
    expect((await screen.findByRole('button', { name: 'More 3' })).textContent).toContain('3');
  });

  it('receives the events of the search field', async () => {
    const events: string[] = [];
    const Search = () => {
      useNavigationBarSearch(
        (event) => void events.push('text' in event ? `${event.type} ${event.text}` : event.type),
      );
      return <p>search</p>;
    };
    const navigationBar = { search: { placeholder: 'Search stones' } };
    await openApp({ routes: { '/': page(Search, { title: 'Stones', navigationBar }) } });
    const field = await screen.findByRole('searchbox', { name: 'Search stones' });
    await userEvent.click(field);
    await userEvent.keyboard('ab{Enter}');
    await userEvent.tab();
    field.blur();
    expect(events).toEqual(['focus', 'change a', 'change ab', 'confirm ab', 'blur']);
  });

  it('receives a press of a disabled search field', async () => {
    const events: string[] = [];
    const SearchLink = () => {
      useNavigationBarSearch(({ type }) => void events.push(type));
      return <p>search link</p>;
    };
    const navigationBar = { search: { placeholder: 'Search', disabled: true } };
    await openApp({ routes: { '/': page(SearchLink, { navigationBar }) } });
    (await screen.findByRole('button', { name: 'Search' })).click();
    expect(events).toEqual(['press']);
  });

  it('is the only page that receives the events of the bar', async () => {
    const events: string[] = [];
    const Share = ({ name }: { name: string }) => {
      useNavigationBarButtonTap(() => void events.push(name));
      return <p>{name}</p>;
    };
    const navigationBar = { buttons: [{ id: 'share', label: 'Share', text: 'Share' }] };
    const app = await openApp({
      routes: {
        '/': page(() => <Share name="home" />, { navigationBar }),
        '/list': page(() => <Share name="list" />, { navigationBar }),
      },
    });
    await app.go('navigate', '/list');
    screen.getByRole('button', { name: 'Share' }).click();
    expect(events).toEqual(['list']);
  });
});
