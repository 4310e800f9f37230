import { describe, expect, it } from 'vitest';
import { firstState } from '@/router/core/rebuild';
import { compileTable } from '@/router/routes/match';
import { targetOfUrl } from '@/router/routes/target';
import { contextOf, idsOf, snapshotAt, urlsOf } from '../../helpers/nav-states';

describe('the first state of a document', () => {
  it('is one page if the history entry has no snapshot', () => {
    const state = firstState({ url: '/item/1', snapshot: null }, 'new', contextOf());
    expect(state).toMatchObject({
      session: 'new',
      position: 0,
      highest: 0,
      tabs: [],
      layers: [],
      nextKey: 2,
    });
    expect(state.pages).toMatchObject([{ id: 'n1', url: '/item/1', mount: 'live', opener: null }]);
  });

  it('is a not-found page for an unknown URL', () => {
    const state = firstState({ url: '/nope', snapshot: null }, 'new', contextOf());
    expect(state.pages).toMatchObject([{ kind: 'not-found', url: '/nope', mount: 'live' }]);
  });

  it('is the whole stack after a reload, with a live page on top of ghosts', () => {
    const snapshot = snapshotAt(2, ['tab:/', '/', 0], ['a', '/list', 1], ['b', '/item/1?n=3', 2]);
    const state = firstState({ url: '/item/1?n=3', snapshot }, 'new', contextOf());
    expect(state).toMatchObject({ session: 'sid', position: 2, highest: 2, layers: [] });
    expect(idsOf(state)).toEqual(['tab:/', 'a', 'b']);
    expect(state.pages.map(({ mount }) => mount)).toEqual(['ghost', 'ghost', 'live']);
    expect(state.pages[2]?.params).toEqual({ id: '1', n: 3 });
    expect(new Set(state.pages.map(({ key }) => key)).size).toBe(3);
  });

  it('keeps the opener of each page', () => {
    const snapshot = { ...snapshotAt(1, ['a', '/list', 0]), st: [] as never };
    const st = [
      ['a', '/list', 0],
      ['b', '/pick', 1, 'a'],
    ] as const;
    const state = firstState({ url: '/pick', snapshot: { ...snapshot, st } }, 'new', contextOf());
    expect(state.pages[1]?.opener).toBe('a');
    expect(state.pages[0]?.opener).toBeNull();
  });

  it('accepts another fragment in the address', () => {
    const snapshot = snapshotAt(1, ['tab:/', '/', 0], ['a', '/list', 1]);
    expect(urlsOf(firstState({ url: '/list#part', snapshot }, 'new', contextOf()))).toHaveLength(2);
  });

  it('accepts another query in the address if the page can be shown with it', () => {
    const snapshot = snapshotAt(1, ['tab:/', '/', 0], ['a', '/item/1?n=3&code=x', 1]);
    const state = firstState({ url: '/item/1?n=4', snapshot }, 'new', contextOf());
    expect(idsOf(state)).toEqual(['tab:/', 'a']);
    expect(state.pages[1]).toMatchObject({ url: '/item/1?n=4', params: { id: '1', n: 4 } });
    const load = async () => ({ default: () => null });
    const table = compileTable({ '/': { load }, '/need': { query: { q: 'string' }, load } });
    const context = contextOf({ resolve: (url) => targetOfUrl(table, url) });
    const needSnapshot = snapshotAt(1, ['x', '/', 0], ['a', '/need?q=1', 1]);
    expect(
      firstState({ url: '/need', snapshot: needSnapshot }, 'new', context).pages,
    ).toMatchObject([{ kind: 'not-found', url: '/need' }]);
  });

  it('follows the address and ignores a snapshot of another page', () => {
    const snapshot = snapshotAt(1, ['tab:/', '/', 0], ['a', '/list', 1]);
    const state = firstState({ url: '/item/1', snapshot }, 'new', contextOf());
    expect(state.session).toBe('new');
    expect(urlsOf(state)).toEqual(['/item/1']);
  });

  it('[S8.5] is the root below its exit prompt after a reload in the armed state', () => {
    const snapshot = { ...snapshotAt(1, ['tab:/', '/', 0]), o: 'exit' };
    const state = firstState({ url: '/', snapshot }, 'new', contextOf());
    expect(state.layers).toEqual([{ id: 'exit', position: 1, open: true }]);
    expect(urlsOf(state)).toEqual(['/']);
  });

  it('has any other layer closed after a reload, so that the app leaves its entry', () => {
    const snapshot = { ...snapshotAt(1, ['tab:/', '/', 0]), o: 'sheet' };
    expect(firstState({ url: '/', snapshot }, 'new', contextOf()).layers).toEqual([
      { id: 'sheet', position: 1, open: false },
    ]);
  });
});
