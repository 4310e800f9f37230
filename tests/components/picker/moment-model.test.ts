import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELDS } from '@/components/picker/fields';
import { type Draft, settle } from '@/components/picker/model';
import { type MomentOptions, momentModel } from '@/components/picker/moment-model';

const words: MomentOptions['words'] = {
  label: (field) => field,
  text: (_, value) => String(value),
  order: FIELDS,
  monthGrows: 1,
};
const now = () => [2026, 11, 22, 6, 20, 30];
const dates = (options: Partial<MomentOptions> = {}) =>
  momentModel({ span: { from: 0, to: 3 }, now, words, ...options });
const times = (options: Partial<MomentOptions> = {}) =>
  dates({ span: { from: 3, to: 5 }, ...options });

const rows = (model: ReturnType<typeof dates>, draft: Draft) =>
  model
    .columns(draft)
    .map(({ options }) => [options[0]?.value, options[options.length - 1]?.value]);
const turn = (model: ReturnType<typeof dates>, draft: Draft, at: number, value: number | string) =>
  settle(
    model,
    draft.map((part, place) => (place === at ? value : part)),
  );

describe('[S9.19] dates', () => {
  it('range from January 150 years ago to December in 150 years', () => {
    expect(rows(dates(), [1876, 1, 1])).toEqual([
      [1876, 2176],
      [1, 12],
      [1, 31],
    ]);
    expect(rows(dates(), [2176, 12, 31])).toEqual([
      [1876, 2176],
      [1, 12],
      [1, 31],
    ]);
    expect(settle(dates(), [1700, 5, 5])).toEqual([1876, 1, 1]);
    expect(settle(dates(), [3000, 5, 5])).toEqual([2176, 12, 31]);
  });

  it('never leave their bounds', () => {
    const model = dates({ start: '2026-03-15', end: '2027-02-10' });
    expect(rows(model, [2026, 3, 20])).toEqual([
      [2026, 2027],
      [3, 12],
      [15, 31],
    ]);
    expect(rows(model, [2027, 2, 1])).toEqual([
      [2026, 2027],
      [1, 2],
      [1, 10],
    ]);
    expect(rows(dates({ start: '1800', end: '1801' }), [1800, 1, 1])[0]).toEqual([1800, 1801]);
    expect(rows(dates({ start: '2027-05-01', end: '2026' }), [2027, 5, 1])).toEqual([
      [2027, 2027],
      [5, 5],
      [1, 1],
    ]);
    expect(rows(dates({ start: 'soon' }), [1876, 1, 1])[0]).toEqual([1876, 2176]);
  });

  it('have no 31st in a month of 30 days', () => {
    expect(rows(dates(), [2026, 11, 30])[2]).toEqual([1, 30]);
    expect(turn(dates(), [2026, 1, 31], 1, 2)).toEqual([2026, 2, 28]);
    expect(turn(dates(), [2024, 2, 29], 0, 2023)).toEqual([2023, 2, 28]);
  });

  it('start today when the value cannot be read', () => {
    expect(dates().read(undefined)).toEqual([2026, 11, 22]);
    expect(dates().read('soon')).toEqual([2026, 11, 22]);
    expect(dates().read('2026-02-31')).toEqual([2026, 2, 28]);
    expect(dates().read('2024-02')).toEqual([2024, 2, 1]);
  });

  it('have only the parts of their precision', () => {
    const years = dates({ span: { from: 0, to: 1 } });
    expect(years.write(settle(years, years.read('2024-05-06')))).toBe('2024');
    const seconds = dates({ span: { from: 0, to: 6 }, end: '2026-11-22' });
    expect(rows(seconds, [2026, 11, 22, 0, 0, 0])[5]).toEqual([0, 59]);
    expect(seconds.write([2026, 1, 2, 3, 4, 5])).toBe('2026-01-02 03:04:05');
  });

  it('leave out the values that the filter rejects, and move to the nearest other value', () => {
    const model = dates({ filter: (field, value) => field !== 'day' || value % 10 === 0 });
    expect(model.columns([2026, 3, 10])[2]?.options.map(({ value }) => value)).toEqual([
      10, 20, 30,
    ]);
    expect(settle(model, [2026, 3, 22])).toEqual([2026, 3, 20]);
    expect(settle(model, [2026, 2, 30])).toEqual([2026, 2, 20]);
    expect(settle(dates({ filter: (field) => field !== 'day' }), [2026, 3, 1])).toEqual([2026, 3]);
  });

  it('can end with "Until now"', () => {
    const model = dates({ tillNow: 'Until now' });
    expect(rows(model, [2026, 1, 1])[0]).toEqual([1876, 'now']);
    const draft = turn(model, [2026, 1, 1], 0, 'now');
    expect(draft).toEqual(['now']);
    expect(model.columns(draft)).toHaveLength(1);
    expect(model.write(draft)).toBe('now');
    expect(model.read('now')).toEqual(['now']);
    expect(model.columns(draft)[0]?.options.find(({ value }) => value === 'now')?.label).toBe(
      'Until now',
    );
    expect(dates().read('now')).toEqual([2026, 11, 22]);
  });

  it('have their columns in the order of the language', () => {
    const order = ['month', 'day', 'year', 'hour', 'minute', 'second'] as const;
    expect(dates({ words: { ...words, order } }).order).toEqual([1, 2, 0]);
    expect(times({ words: { ...words, order } }).order).toEqual([0, 1]);
  });
});

describe('times', () => {
  it('range from 00:00 to 23:59', () => {
    expect(rows(times(), [0, 0])).toEqual([
      [0, 23],
      [0, 59],
    ]);
    expect(times().read('nine')).toEqual([6, 20]);
    expect(times().write([9, 5])).toBe('09:05');
  });

  it('stay within their bounds', () => {
    const model = times({ start: '09:30', end: '17:15' });
    expect(rows(model, [9, 45])).toEqual([
      [9, 17],
      [30, 59],
    ]);
    expect(turn(model, [12, 5], 0, 9)).toEqual([9, 30]);
    expect(turn(model, [12, 50], 0, 17)).toEqual([17, 15]);
  });
});

describe('any sequence of turns', () => {
  it('leaves every wheel on a row that it has', () => {
    const turns = fc.array(fc.tuple(fc.nat(2), fc.nat(400)), { maxLength: 8 });
    fc.assert(
      fc.property(turns, fc.integer({ min: 1990, max: 2030 }), fc.nat(4), (steps, year, years) => {
        const model = dates({ start: `${year}-02-29`, end: `${year + years}-06-30` });
        let draft = settle(model, model.read('2026-11-22'));
        for (const [at, row] of steps) {
          const options = model.columns(draft)[at]?.options ?? [];
          draft = turn(model, draft, at, options[row % options.length]?.value ?? 0);
          model.columns(draft).forEach((column, place) => {
            expect(column.options.map(({ value }) => value)).toContain(draft[place]);
          });
        }
        expect(draft).toHaveLength(3);
      }),
    );
  });
});
