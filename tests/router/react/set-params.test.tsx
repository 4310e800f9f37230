import { cleanup } from '@testing-library/react';
import { usePage, useSetParams } from 'portico';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

type Change = object | ((now: Readonly<Record<string, unknown>>) => object);
type SetParams = (params: Change, options?: { readonly replace?: boolean }) => void;

/** The registered table is the showcase's. These tests have a table of their own. */
const useLooseParams = useSetParams as unknown as (route: string) => SetParams;

const Home = () => <p>home</p>;
const List = () => {
  const { params } = usePage();
  const setParams = useLooseParams('/list/:id');
  return (
    <>
      <p data-testid="params">{JSON.stringify(params)}</p>
      <button onClick={() => setParams({ page: 2 })}>second</button>
      <button onClick={() => setParams({ only: 'red', page: undefined }, { replace: true })}>
        red
      </button>
      <button onClick={() => setParams({ id: 'other', page: 3 })}>other</button>
      <button onClick={() => setParams({ only: 'green' })}>green</button>
      <button onClick={() => setParams({ page: 1 })}>first</button>
      <button
        onClick={() => {
          setParams((now) => ({ ...now, page: Number(now.page) + 1 }));
          setParams((now) => ({ page: Number(now.page) + 1 }));
        }}
      >
        two more
      </button>
      <button
        onClick={() => {
          setParams({ page: 4 });
          setParams({ only: 'blue' }, { replace: true });
        }}
      >
        twice
      </button>
    </>
  );
};

async function open(url = '/list/a') {
  const query = { page: { type: 'number', default: 1 }, only: 'string?' } as const;
  const app = await openApp({
    routes: { '/': page(Home), '/list/:id': page(List, { query, alias: ['/l/:id'] }) },
  });
  await app.platform.navigate({ url });
  await app.settled();
  const { id } = app.platform.pages().at(-1) ?? {};
  const tap = (name: string) => {
    const buttons = [...app.element.querySelectorAll<HTMLElement>('[data-page-content] button')];
    buttons.find(({ textContent }) => textContent === name)?.click();
  };
  const shown = () =>
    JSON.parse(app.element.querySelector('[data-testid="params"]')?.textContent ?? '{}') as object;
  return { app, id, tap, shown };
}

describe('useSetParams', () => {
  it('changes the query of the page that stays, and Back undoes it', async () => {
    const { app, id, tap, shown } = await open();
    tap('second');
    await until(() => expect(shown()).toEqual({ id: 'a', page: 2 }));
    expect(app.stack()).toBe('/ > /list/a?page=2');
    expect(app.platform.pages().at(-1)?.id).toBe(id);
    app.history.travel(-1);
    await until(() => expect(shown()).toEqual({ id: 'a', page: 1 }));
    expect(app.stack()).toBe('/ > /list/a');
  });

  it('replaces the address step with `replace`, and removes a param that is undefined', async () => {
    const { app, tap, shown } = await open();
    tap('second');
    await until(() => expect(shown()).toEqual({ id: 'a', page: 2 }));
    tap('red');
    await until(() => expect(shown()).toEqual({ id: 'a', only: 'red', page: 1 }));
    expect(app.stack()).toBe('/ > /list/a?only=red');
    app.history.travel(-1);
    await until(() => expect(app.stack()).toBe('/ > /list/a'));
  });

  it('writes no default values into the URL', async () => {
    const { app, tap, shown } = await open();
    tap('green');
    await until(() => expect(shown()).toEqual({ id: 'a', only: 'green', page: 1 }));
    expect(app.stack()).toBe('/ > /list/a?only=green');
  });

  it('applies two calls in the same task', async () => {
    const { app, tap, shown } = await open();
    tap('twice');
    await until(() => expect(shown()).toEqual({ id: 'a', page: 4, only: 'blue' }));
    app.history.travel(-1);
    await until(() => expect(shown()).toEqual({ id: 'a', page: 1 }));
  });

  it('never changes a path param, which names the page', async () => {
    const { app, tap } = await open();
    tap('other');
    await until(() => expect(app.stack()).toBe('/ > /list/a?page=3'));
  });

  it('keeps unknown fields, the fragment and the alias', async () => {
    const { app, tap } = await open('/l/a?fbclid=abc#part');
    tap('second');
    await until(() => expect(app.stack()).toBe('/ > /l/a?fbclid=abc&page=2#part'));
  });

  it('adds no history entry if the page has these params', async () => {
    const { app, tap } = await open('/list/a?page=2');
    const { length } = app.history.entries;
    for (const name of ['second', 'second']) tap(name);
    await app.settled();
    expect(app.history.entries).toHaveLength(length);
    tap('first');
    await until(() => expect(app.stack()).toBe('/ > /list/a'));
    tap('first');
    await app.settled();
    expect(app.history.entries).toHaveLength(length + 1);
  });

  it('gives a function the params after the call before it', async () => {
    const { app, tap } = await open();
    tap('two more');
    await until(() => expect(app.stack()).toBe('/ > /list/a?page=3'));
  });
});
