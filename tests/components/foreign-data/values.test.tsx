import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/shared/error-boundary';
import { rows } from '../contract/rows';

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await vi.waitUntil(() => document.body.childElementCount === 0);
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

const both = ['value', 'defaultValue'];

/** The props of fields that hold data. */
const props: Readonly<Record<string, readonly string[]>> = {
  Calendar: [...both, 'minDate', 'maxDate'],
  Cascader: both,
  CheckList: both,
  CheckboxGroup: both,
  CodeInput: both,
  Input: both,
  RadioGroup: both,
  Rate: both,
  Selector: both,
  'Selector of several options': both,
  Slider: both,
  'Slider with two thumbs': both,
  Stepper: both,
  Switch: both,
  Textarea: both,
};

const cases = Object.entries(props).flatMap(([name, own]) =>
  own.map((prop) => [name, prop] as const),
);

describe('data from a server', () => {
  it.each(cases)('%s survives any data as its %s', async (name, prop) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const crashed: string[] = [];
    for (const [kind, value] of Object.entries(foreign)) {
      const { rerender, unmount } = render(<p />);
      const ui = (given: object) => (
        <ErrorBoundary
          onError={(error) => crashed.push(`${kind}: ${String(error)}`)}
          fallback={() => null}
        >
          {rows[name]!.ui(given as never)}
        </ErrorBoundary>
      );
      rerender(ui({ [prop]: value }));
      // Then other data comes, and the first data again.
      rerender(ui({}));
      rerender(ui({ [prop]: value }));
      unmount();
    }
    expect([...new Set(crashed)]).toEqual([]);
    // React refuses a value that it cannot show. That is no crash, and development says so.
    log.mockClear();
  });
});
