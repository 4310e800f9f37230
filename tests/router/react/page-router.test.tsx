import { screen } from '@testing-library/react';
import { usePage } from 'portico';
import { useEffect, useState } from 'react';
import {
  Link,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedPage } from '../../helpers/logged-page';
import { frameOf, openApp, page, scrollerOf } from '../../helpers/open-app';
import { until, untilTrue, wait } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

const Plain = () => <p>plain</p>;

const Club = () => <p>{`club: ${String(useLocation().state)}`}</p>;

let navigateTo: NavigateFunction;

const Item = () => {
  const { pathname, search, hash, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [count, setCount] = useState(0);
  const { id } = useParams();
  const { url, params } = usePage();
  const navigate = useNavigate();
  useEffect(() => {
    navigateTo = navigate;
  });
  return (
    <>
      <output>{JSON.stringify({ id, at: pathname + search + hash, q: query.get('q') })}</output>
      <output>{JSON.stringify({ url, params })}</output>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => setCount(count + 1)}>Count {count}</button>
      <button onClick={() => setQuery({ q: 'pushed' })}>Push</button>
      <button onClick={() => setQuery({ q: 'replaced' }, { replace: true })}>Replace</button>
      <button onClick={() => navigate(-1)}>Minus</button>
      <button onClick={() => navigate(1)}>Plus</button>
      <button onClick={() => navigate('/next', { replace: true })}>Instead</button>
      <Link to="/next?a=1">Next</Link>
      <Link to="/next" replace>
        In place
      </Link>
      <Link to="/item/8">Sibling</Link>
      <Link to="/me">Tab</Link>
      <Link to="/nowhere">Nowhere</Link>
      <Link to="#part">Part</Link>
      <Link to="#th%C3%A9">Tea</Link>
      <div style={{ height: 2000 }} />
      <h2 id="part">The part</h2>
      <h2 id="thé">The tea</h2>
      <div style={{ height: 2000 }} />
    </>
  );
};

async function open(url: string, onError?: () => void) {
  const app = await openApp({
    ...(onError && { onError }),
    routes: {
      '/': page(Plain, { tab: true }),
      '/me': page(Plain, { tab: true }),
      '/club': page(Club, { tab: true }),
      '/next': page(Plain),
      '/item/:id': page(Item, { query: { q: 'string?' } }),
    },
  });
  await app.go('navigate', url);
  return app;
}

const readLocation = () =>
  JSON.parse(frameOf('/item/:id').querySelector('output')?.textContent ?? '');
const readPage = () =>
  JSON.parse(frameOf('/item/:id').querySelectorAll('output')[1]?.textContent ?? '');
const readState = () => frameOf('/item/:id').querySelectorAll('output')[2]?.textContent;
const press = (name: string) => screen.getByRole('button', { name }).click();
const follow = (name: string) => screen.getByRole('link', { name }).click();

describe('the location of a page', () => {
  it('has the URL and the params of this page', async () => {
    await open('/item/7?q=red#part');
    expect(readLocation()).toEqual({ id: '7', at: '/item/7?q=red#part', q: 'red' });
  });

  it.each([
    ['/item/a%2Fb', 'a/b'],
    ['/item/100%25', '100%'],
    ['/item/%E4%BD%A0', '你'],
    ['/item/你', '你'],
    ['/item/a%20b%3Fc%23d', 'a b?c#d'],
    ['/item/%252F', '%2F'],
  ])('decodes the params of %s exactly', async (url, id) => {
    await open(url);
    expect(readLocation().id).toBe(id);
    expect(readPage().params).toEqual({ id });
  });

  it('does not change while another page is on top', async () => {
    const app = await open('/item/7');
    const first = frameOf('/item/:id');
    await app.go('navigate', '/item/8');
    expect(readLocation().id).toBe('8');
    expect(first.querySelector('output')?.textContent).toContain('/item/7');
  });
});

describe('Link', () => {
  it('opens a page of the route table on top', async () => {
    const app = await open('/item/7');
    follow('Next');
    await untilTrue(() => app.stack() === '/ > /item/7 > /next?a=1');
  });

  it('with `replace` replaces the page', async () => {
    const app = await open('/item/7');
    follow('In place');
    await untilTrue(() => app.stack() === '/ > /next');
  });

  it('to the same route with other params opens another page', async () => {
    const app = await open('/item/7');
    follow('Sibling');
    await untilTrue(() => app.stack() === '/ > /item/7 > /item/8');
    await app.settled();
    expect(document.querySelectorAll('[data-page="/item/:id"]')).toHaveLength(2);
  });

  it('[S2.5] opens only one page when the user taps it twice', async () => {
    const app = await open('/item/7');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    follow('Next');
    follow('Next');
    await untilTrue(() => app.stack() === '/ > /item/7 > /next?a=1');
    await app.settled();
    expect(app.platform.pages()).toHaveLength(3);
  });

  it('to a tab page switches to the tab', async () => {
    const app = await open('/item/7');
    follow('Tab');
    await untilTrue(() => app.stack() === '/me');
  });

  it('[S2.2] to an unknown page changes nothing, and the product hears of the error', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn();
    const app = await open('/item/7', onError);
    const { length } = app.history.entries;
    follow('Nowhere');
    await until(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError).toHaveBeenCalledWith(
      new Error('page not found: /nowhere'),
      expect.objectContaining({
        source: 'page',
        page: expect.objectContaining({ url: '/item/7' }),
      }),
    );
    expect(error).toHaveBeenCalled();
    expect(app.stack()).toBe('/ > /item/7');
    expect(app.history.entries).toHaveLength(length);
  });

  it('to a fragment stays on the same page', async () => {
    const app = await open('/item/7');
    press('Count 0');
    follow('Part');
    await until(() => expect(readLocation().at).toBe('/item/7#part'));
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeTruthy();
    expect(app.platform.pages()).toHaveLength(2);
  });

  it.each([
    ['Part', 'The part'],
    ['Tea', 'The tea'],
  ])('to the fragment of "%s" scrolls to it in this page, each time', async (name, title) => {
    const app = await open('/item/7');
    await app.go('navigate', '/item/8');
    for (const _ of [1, 2]) {
      const scroller = scrollerOf('/item/:id');
      scroller.scrollTop = 0;
      follow(name);
      const { top } = screen.getByRole('heading', { name: title }).getBoundingClientRect();
      expect(top).toBeCloseTo(scroller.getBoundingClientRect().top, 0);
    }
  });

  it('has an `href` that can be opened in a new tab', async () => {
    await open('/item/7');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/next?a=1');
  });
});

describe('setSearchParams', () => {
  it('changes the URL and the params, and keeps the page', async () => {
    const app = await open('/item/7');
    press('Count 0');
    const [, before] = app.platform.pages();
    press('Push');
    await until(() => expect(readLocation().q).toBe('pushed'));
    expect(readPage()).toEqual({ url: '/item/7?q=pushed', params: { id: '7', q: 'pushed' } });
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeTruthy();
    expect(app.stack()).toBe('/ > /item/7?q=pushed');
    expect(app.platform.pages()[1]?.id).toBe(before?.id);
  });

  it('is undone by a back of the browser, and repeated by a forward', async () => {
    const app = await open('/item/7');
    press('Count 0');
    press('Push');
    await until(() => expect(readLocation().q).toBe('pushed'));
    app.history.travel(-1);
    await until(() => expect(readLocation()).toEqual({ id: '7', at: '/item/7', q: null }));
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeTruthy();
    app.history.travel(1);
    await until(() => expect(readLocation().q).toBe('pushed'));
    expect(app.platform.pages()).toHaveLength(2);
  });

  it('with `replace` adds no history entry', async () => {
    const app = await open('/item/7');
    const { length } = app.history.entries;
    press('Replace');
    await until(() => expect(readLocation().q).toBe('replaced'));
    expect(app.history.entries).toHaveLength(length);
    await app.travel(-1);
    expect(app.stack()).toBe('/');
  });

  it('causes no lifecycle events', async () => {
    const log: string[] = [];
    const Logged = loggedPage('item', log, {}, <Item />);
    const app = await openApp({ routes: { '/': page(Plain), '/item/:id': Logged } });
    await app.go('navigate', '/item/7');
    await until(() => expect(log.at(-1)).toBe('item ready'));
    log.length = 0;
    press('Push');
    await until(() => expect(readLocation().q).toBe('pushed'));
    await wait(30);
    expect(log).toEqual([]);
  });
});

describe('useNavigate', () => {
  it('goes back and forward', async () => {
    const app = await open('/item/7');
    await app.go('navigate', '/item/8');
    await wait(0);
    press('Minus');
    await untilTrue(() => app.stack() === '/ > /item/7');
    await app.settled();
    press('Plus');
    await untilTrue(() => app.stack() === '/ > /item/7 > /item/8');
  });

  it('gives its state to the location of the new page, also after a reload', async () => {
    const app = await open('/item/7');
    const now = { from: { day: new Date('2026-01-02') } };
    expect(readState()).toBe('null');
    navigateTo('/item/8', { state: now });
    now.from.day = new Date('2026-03-04');
    await untilTrue(() => app.stack() === '/ > /item/7 > /item/8');
    const expected = '{"from":{"day":"2026-01-02T00:00:00.000Z"}}';
    await until(() => expect(readState()).toBe(expected));
    await app.settled();
    const again = await app.reload();
    expect(readState()).toBe(expected);
    await again.travel(-1);
    await until(() => expect(readState()).toBe('null'));
  });

  it('gives each step of a page its state', async () => {
    const app = await open('/item/7');
    navigateTo('?q=one', { state: 1 });
    await until(() => expect([readLocation().q, readState()]).toEqual(['one', '1']));
    navigateTo('?q=two', { state: 2 });
    await until(() => expect([readLocation().q, readState()]).toEqual(['two', '2']));
    navigateTo('?q=two', { state: 3, replace: true });
    await until(() => expect([readLocation().q, readState()]).toEqual(['two', '3']));
    app.history.travel(-1);
    await until(() => expect([readLocation().q, readState()]).toEqual(['one', '1']));
    app.history.travel(-1);
    await until(() => expect([readLocation().q, readState()]).toEqual([null, 'null']));
  });

  it('gives its state to a page that takes the place of this one, and to a tab', async () => {
    const app = await open('/item/7');
    navigateTo('/item/9', { replace: true, state: 'instead' });
    await untilTrue(() => app.stack() === '/ > /item/9');
    await until(() => expect(readState()).toBe('"instead"'));
    navigateTo('/club', { state: 'to the tab' });
    await untilTrue(() => app.stack() === '/club');
    expect(await screen.findByText('club: to the tab')).toBeTruthy();
  });

  it('throws an error that names the state, if it cannot be copied', async () => {
    await open('/item/7');
    expect(() => navigateTo('/item/8', { state: { done: () => {} } })).toThrow(
      /^useNavigate or Link: state.*done/,
    );
  });

  it('replaces the page with `replace`', async () => {
    const app = await open('/item/7');
    press('Instead');
    await untilTrue(() => app.stack() === '/ > /next');
  });
});

it('useNavigationType works on a page that uses nothing else of react-router-dom', async () => {
  const Kind = () => <p>{useNavigationType()}</p>;
  const app = await openApp({ routes: { '/': page(Plain), '/kind': page(Kind) } });
  await app.go('navigate', '/kind');
  expect(screen.getByText('POP')).toBeTruthy();
});
