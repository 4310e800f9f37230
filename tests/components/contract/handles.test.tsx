import { act, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PullHandle, PullToRefresh } from '@/components/pull-to-refresh';
import { clear, type Row, shapes } from './rows';

afterEach(clear);

const source = Object.values(
  import.meta.glob<string>('/src/components/*/index.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

const held = shapes.filter(([, row]) => row.handle !== undefined);

type Ways = { readonly row: Row; readonly isInline: boolean; readonly log: (object | null)[] };

/** An owner that keeps the handle and the element in its state. */
function Owner({ row, isInline, log }: Ways) {
  const [handle, setHandle] = useState<object | null>(null);
  const [, setElement] = useState<Element | null>(null);
  log.push(handle);
  return row.ui({
    handle: isInline ? (next: object | null) => setHandle(next) : setHandle,
    ref: isInline ? (next: Element | null) => setElement(next) : setElement,
  });
}

it('the table has a row for every component whose handle the package exports', () => {
  const named = [...source.matchAll(/\b([A-Z]\w+)Handle\b/g)].map(([, name]) => name!);
  const known = held.map(([name]) => name).join(' ');
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

describe.each(held)('%s', (_, row) => {
  it.each([false, true])(
    'renders only a few times when its owner keeps handle and ref in state (with inline callbacks: %s)',
    async (isInline) => {
      const log: (object | null)[] = [];
      const view = render(<Owner {...{ row, isInline, log }} />);
      await act(async () => {});
      const handle = log.at(-1);
      expect(Object.keys(handle ?? {})).toEqual(expect.arrayContaining([...row.handle!]));
      expect(log.length).toBeLessThan(6);
      view.rerender(<Owner {...{ row, isInline, log }} />);
      await act(async () => {});
      expect(log.at(-1)).toBe(handle);
    },
  );
});

it('a handle that was stored calls the newest callbacks', async () => {
  const [former, newest] = [vi.fn(), vi.fn()];
  let handle: PullHandle | null = null;
  const keep = (given: PullHandle | null) => {
    handle ??= given;
  };
  const list = (onRefresh: () => void): ReactElement => (
    <PullToRefresh handle={keep} onRefresh={onRefresh}>
      Orders
    </PullToRefresh>
  );
  const view = render(list(former));
  view.rerender(list(newest));
  await act(async () => handle!.start());
  expect(newest).toHaveBeenCalledOnce();
  expect(former).not.toHaveBeenCalled();
});
