import { afterEach, describe, expect, it, vi } from 'vitest';
import * as icons from '@/components/icon';
import * as portico from '@/index';
import { clear, draw, rows, shapes } from './rows';

afterEach(clear);

/** Exports with a capital letter that need no row: they are not components, or other tests cover them. */
const others: Readonly<Record<string, string>> = {
  Can: 'shows its children or not',
  FormDraft: 'has no element: form.draft.test.tsx',
  FormGuard: 'has no element: form-guard.test.tsx',
  FormList: 'has no element of its owner: form-list.test.tsx',
  Link: 'needs the routes of an app: link.test.tsx',
  KitProvider: 'has no props of an element: kit-provider.test.tsx',
  MapFailure: 'an error',
  MapView: 'needs the map provider of an app: map.test.tsx',
  Needs: 'is not there where its children work: needs.test.tsx',
  NoNetwork: 'is not there while there is a network: no-network.test.tsx',
  PickerGroup: 'has no props of an element: picker-group.test.tsx',
  PlatformError: 'an error',
};

describe('the table of components', () => {
  it('has a row for every component that the package exports', () => {
    const exported = Object.keys({ ...portico, ...icons }).filter((name) => /^[A-Z]/.test(name));
    const named = new Set(Object.keys(rows).map((name) => name.split(' ')[0]));
    const missing = exported.filter((name) => !named.has(name) && !(name in others));
    expect(missing).toEqual([]);
    expect([...named].filter((name) => !exported.includes(name!))).toEqual([]);
  });
});

describe.each(Object.entries(rows))('%s', (_, row) => {
  it('puts ref, data-*, className and style on its element, in a plain React app', async () => {
    const errors = vi.spyOn(console, 'error');
    const { element } = await draw(row, {
      'data-mine': 'yes',
      className: 'mine',
      style: { outlineColor: 'rgb(1, 2, 3)' },
    });
    const looks = row.frame ? element.closest<HTMLElement>(row.frame) : element;
    expect(element.dataset.mine).toBe('yes');
    expect(looks?.classList.contains('mine')).toBe(true);
    expect(looks?.style.outlineColor).toBe('rgb(1, 2, 3)');
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });
});

describe.each(shapes)('%s', (_, row) => {
  it('puts id on its element, or on its native control', async () => {
    const { element } = await draw(row, { id: 'mine' });
    const own = [element, ...element.querySelectorAll('*')].filter(({ id }) => id === 'mine');
    expect(own).toHaveLength(1);
  });

  it('keeps its own classes when its owner adds one', async () => {
    const { element } = await draw(row);
    const own = classesOf(row.frame ? element.closest(row.frame)! : element);
    await clear();
    const again = await draw(row, { className: 'mine' });
    const all = classesOf(row.frame ? again.element.closest(row.frame)! : again.element);
    expect(all).toEqual([...own, 'mine']);
  });
});

function classesOf(element: Element): string[] {
  return [...element.classList];
}
