import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/shared/error-boundary';
import type { Given } from '../contract/rows';
import { props } from './data-props';
import { shown } from './shown';

beforeAll(async () => {
  // The days and the wheels are loaded late.
  for (const name of ['Calendar', 'Picker that is open']) {
    render(shown[name]!.ui({}));
    await vi.waitUntil(() => document.querySelector('[role=gridcell], [role=option]'), 20_000);
    cleanup();
  }
});

/** Development says what it leaves out, and React what it cannot show. Neither is a crash. */
beforeEach(() => {
  for (const log of ['warn', 'error'] as const) vi.spyOn(console, log).mockImplementation(() => {});
});

afterEach(async () => {
  cleanup();
  await vi.waitUntil(() => document.body.childElementCount === 0, 20_000);
});

/** Data that a server may send in place of the value that a component asks for. */
const foreign: Readonly<Record<string, unknown>> = {
  null: null,
  undefined,
  'an empty text': '',
  'a text': 'granite',
  'a number as a text': '7',
  'an ISO date-time': '2026-11-05T10:00:00Z',
  'a short date': '2026-1-5',
  'a date that does not exist': '2026-02-31',
  zero: 0,
  'a negative number': -3,
  'a number out of range': 1e9,
  'not a number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  true: true,
  'an empty list': [],
  'a list of texts': ['granite', 'slate'],
  'a list of numbers': [9, -1],
  'a list of null': [null],
  'a list of objects': [{ id: 7 }],
  'an object': { id: 7 },
  'a date': new Date(0),
};

/** Layers, wheels and media are slow to draw. */
const isSlow = (name: string) =>
  /^(AudioPlayer|Calendar|Video|WebView)$|^Picker(Group| of)| that is open$/.test(name);

const casesOf = (isIncluded: (name: string) => boolean) =>
  Object.entries(props)
    .filter(([name]) => isIncluded(name))
    .flatMap(([name, own]) => own.map((prop) => [name, prop] as const));

/** The errors of each kind of data: as the first, in place of good data, and after it. */
function crashesOf(name: string, prop: string): readonly string[] {
  const crashes = new Set<string>();
  const ui = (kind: string, given: Given) => (
    <ErrorBoundary
      onError={(error) => crashes.add(`${kind}: ${String(error)}`)}
      fallback={() => null}
    >
      {shown[name]!.ui(given)}
    </ErrorBoundary>
  );
  for (const [kind, value] of Object.entries(foreign)) {
    const { rerender, unmount } = render(ui(kind, { [prop]: value }));
    rerender(ui(kind, {}));
    rerender(ui(kind, { [prop]: value }));
    unmount();
  }
  return [...crashes];
}

describe('data from a server', () => {
  it.each(casesOf((name) => !isSlow(name)))('%s survives any data as its %s', (name, prop) => {
    expect(crashesOf(name, prop)).toEqual([]);
  });

  it.each(casesOf(isSlow))('%s survives any data as its %s', { tags: ['long'] }, (name, prop) => {
    expect(crashesOf(name, prop)).toEqual([]);
  });
});
