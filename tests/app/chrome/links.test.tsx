import { cleanup, render, screen } from '@testing-library/react';
import { defineApp } from 'portico';
import { createMemoryHistory } from 'portico/testing/app';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Banner } from '@/components/banner';
import { Cell } from '@/components/cell';
import { Grid, GridItem } from '@/components/grid';
import { NoticeBar } from '@/components/notice-bar';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
const documentPath = `${window.location.pathname}${window.location.search}`;

/** Opens an app whose first page has these links. `href` maps a URL to the text of the address bar. */
function open(links: ReactNode, href: (url: string) => string = (url) => url) {
  const history = Object.assign(createMemoryHistory(), { href });
  const config = defineApp({
    routes: {
      '/': { ...page(() => <>{links}</>), tab: true },
      '/me': { ...page(() => <p>Me</p>), tab: true },
      '/item/:id': page(() => (
        <>
          <Cell title="Second part" href="?part=2" />
          <Cell title="Notes" href="/item/5#notes" />
          <h2 id="notes">Notes</h2>
        </>
      )),
      '/closed': { ...page(() => <p>Closed</p>), beforeEnter: () => false },
    },
    tabBar: {
      items: [
        { page: '/', text: 'Home', icon: null },
        { page: '/me', text: 'Me', icon: null },
      ],
    },
  });
  return openApp(config, { history });
}

const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });

/** true: the browser would follow the link. The click is cancelled, because the test's document must stay. */
function browserFollows(anchor: HTMLElement, init: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const onClick = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick);
  anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  window.removeEventListener('click', onClick);
  return isFollowed;
}

const components: readonly (readonly [name: string, element: (href: string) => ReactNode])[] = [
  ['Cell', (href) => <Cell title="Slate" href={href} />],
  ['Banner', (href) => <Banner label="x" items={[{ image: picture, title: 'Slate', href }]} />],
  [
    'GridItem',
    (href) => (
      <Grid>
        <GridItem label="Slate" href={href} />
      </Grid>
    ),
  ],
  ['NoticeBar', (href) => <NoticeBar href={href}>Slate</NoticeBar>],
];

describe.each(components)('the href of a %s', (_name, element) => {
  it('contains the base path and opens a page of the app in the stack', async () => {
    const app = await open(element('/item/5'), (url) => `/base${url}`);
    const anchor = await link('Slate');
    expect(anchor.getAttribute('href')).toBe('/base/item/5');
    expect(browserFollows(anchor)).toBe(false);
    await until(() => expect(app.stack()).toBe('/ > /item/5'));
  });

  it('is an ordinary link if there is no app', async () => {
    render(element('/item/5'));
    const anchor = await link('Slate');
    expect(anchor.getAttribute('href')).toBe('/item/5');
    expect(browserFollows(anchor)).toBe(true);
  });
});

describe('a link to a page of the app', () => {
  it.each(['/item/5', '#/item/5'])(
    'has a hash URL in hash mode if it is written %s',
    async (href) => {
      const app = await open(<Cell title="Slate" href={href} />, (url) => `${documentPath}#${url}`);
      const anchor = await link('Slate');
      expect(anchor.getAttribute('href')).toBe(`${documentPath}#/item/5`);
      expect(browserFollows(anchor)).toBe(false);
      await until(() => expect(app.stack()).toBe('/ > /item/5'));
    },
  );

  it.each(['/base/item/5', `${window.location.origin}/base/item/5`])(
    'may be written as in the address bar: %s',
    async (href) => {
      const app = await open(<Cell title="Slate" href={href} />, (url) => `/base${url}`);
      expect(browserFollows(await link('Slate'))).toBe(false);
      await until(() => expect(app.stack()).toBe('/ > /item/5'));
    },
  );

  it.each([
    ['/base', '/'],
    ['/base?from=x', '/?from=x'],
    ['/base#top', '/#top'],
    [`${window.location.origin}/base`, '/'],
  ])('may be the base path without its slash: %s', async (href, url) => {
    const app = await open(<Cell title="Start" href={href} />, (each) => `/base${each}`);
    expect(browserFollows(await link('Start'))).toBe(false);
    await until(() => expect(app.stack()).toBe(url));
  });

  it('opens a tab page as a tab', async () => {
    const app = await open(<Cell title="About me" href="/me" />);
    await app.go('navigate', '/item/5');
    await app.back();
    expect(browserFollows(await link('About me'))).toBe(false);
    await until(() => expect(app.stack()).toBe('/me'));
  });

  it('is relative to the page that contains it', async () => {
    const app = await open(null);
    await app.go('navigate', '/item/5');
    const anchor = await link('Second part');
    expect(anchor.getAttribute('href')).toBe('/item/5?part=2');
    browserFollows(anchor);
    await until(() => expect(app.stack()).toBe('/ > /item/5 > /item/5?part=2'));
  });

  it('scrolls its own page and opens no other page if only the fragment differs', async () => {
    const app = await open(null);
    await app.go('navigate', '/item/5');
    expect(browserFollows(await link('Notes'))).toBe(false);
    await until(() => expect(app.stack()).toBe('/ > /item/5#notes'));
  });

  it('changes nothing when the navigation is refused', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const app = await open(<Cell title="Closed" href="/closed" />);
    browserFollows(await link('Closed'));
    await until(() => expect(warn).toHaveBeenCalledTimes(1));
    warn.mockRestore();
    expect(app.stack()).toBe('/');
    expect(screen.queryByText('Closed')).toBeTruthy();
  });
});

describe('the browser isFollowed a link', () => {
  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['by the middle button', { button: 1 }],
  ])('that is clicked %s', async (_how, init) => {
    const app = await open(<Cell title="Slate" href="/item/5" />);
    expect(browserFollows(await link('Slate'), init)).toBe(true);
    expect(app.stack()).toBe('/');
  });

  it.each([{ target: '_blank' }, { download: '' }])('with the attribute %o', async (attributes) => {
    const app = await open(<Cell title="Slate" href="/item/5" {...attributes} />);
    expect(browserFollows(await link('Slate'))).toBe(true);
    expect(app.stack()).toBe('/');
  });

  it.each([
    'https://example.org/item/5',
    '//example.org/item/5',
    'mailto:ada@example.org',
    'tel:+123',
    '/files/price-list.pdf',
    '#part',
  ])('to %s, and its href stays unchanged', async (href) => {
    const app = await open(<Cell title="Away" href={href} />, (url) => `/base${url}`);
    const anchor = await link('Away');
    expect(anchor.getAttribute('href')).toBe(href);
    expect(browserFollows(anchor)).toBe(true);
    expect(app.stack()).toBe('/');
  });
});

it('a link opens nothing if its click handler calls preventDefault', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const app = await open(<Cell title="Slate" href="/item/5" onClick={onClick} />);
  expect(browserFollows(await link('Slate'))).toBe(false);
  await app.settled();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(app.stack()).toBe('/');
});
