import { describe, expect, it } from 'vitest';
import { fieldText, type ModelProps } from '@/components/picker/field-text';
import type { Branch } from '@/components/picker/model';
import { momentTexts } from '@/components/picker/fields';

const momentText = momentTexts('en');
const text = (props: ModelProps, value: unknown, fetched = new Map<string, Branch>()) =>
  fieldText(props, value, { fetched, momentText, now: 'Until now' });

describe('the text that a field shows for a value', () => {
  it('is the row at the index, and null without a choice', () => {
    const range = ['Granite', { label: 'Basalt' }, { name: 'Marble' }, 4];
    expect([0, 1, 2, 3, 9].map((value) => text({ range }, value))).toEqual([
      ...['Granite', 'Basalt', '', '4', ''],
    ]);
    expect(text({ range, rangeKey: 'name' }, 2)).toBe('Marble');
    for (const value of [-1, undefined, '1', null]) expect(text({ range }, value)).toBeNull();
  });

  it('is the rows of all columns that exist', () => {
    const lists: ModelProps = { mode: 'multiSelector', range: [['Alps', 'Coast'], ['Pier']] };
    expect(text(lists, [1, 0])).toBe('Coast Pier');
    expect(text(lists, [0, 7])).toBe('Alps');
    expect(text(lists, [])).toBeNull();
    const columns: ModelProps['columns'] = ([thick]) => [
      { options: [{ value: 3, label: '3 cm' }] },
      { options: [{ value: 'split', label: `split ${thick}` }] },
    ];
    expect(text({ mode: 'multiSelector', columns }, [3, 'split'])).toBe('3 cm split 3');
  });

  it('is the path in a tree, including fetched rows', () => {
    const pier = [{ value: 'pier', label: 'Pier' }];
    const data = [
      { value: 'alps', label: 'Alps', children: [{ value: 'north', label: 'North' }] },
      { value: 'coast', label: 'Coast', children: async () => pier },
    ];
    const fetched = new Map<string, Branch>([['["coast"]', pier]]);
    expect(text({ mode: 'region', data }, ['alps', 'north'])).toBe('Alps North');
    expect(text({ mode: 'region', data }, ['coast', 'pier'])).toBe('Coast');
    expect(text({ mode: 'region', data }, ['coast', 'pier'], fetched)).toBe('Coast Pier');
    expect(text({ mode: 'region', data }, ['coast'], new Map([['["coast"]', 'failed']]))).toBe(
      'Coast',
    );
    expect(text({ mode: 'region', data }, ['gone', 'north'])).toBe('');
  });

  it('is the date, limited to the days of its month', () => {
    const date: ModelProps = { mode: 'date' };
    expect(text(date, '2026-02-31')).toBe('February 28, 2026');
    expect(text(date, '2024')).toBe('January 1, 2024');
    for (const value of ['soon', '', undefined, 5]) expect(text(date, value)).toBeNull();
    expect(text({ mode: 'date', fields: 'minute' }, '2026-12-03 07:30')).toBe('Dec 3, 2026 07:30');
    expect(text({ mode: 'date', tillNow: true }, 'now')).toBe('Until now');
    // Without tillNow no row has this value, so it is not a value and the form does not send it.
    expect(text({ mode: 'date' }, 'now')).toBeNull();
    expect(text({ mode: 'time' }, '9:05')).toBe('09:05');
    expect(text({ mode: 'time', fields: 'hour' }, '09')).toBe('09');
  });

  it('has no text while there are no rows', () => {
    expect(text({ mode: 'region' }, [])).toBeNull();
    expect(text({ mode: 'region' }, ['gd'])).toBe('');
    expect(text({ range: [null as never, { label: 7 }] }, 0)).toBe('');
    expect(text({ range: [null as never, { label: 7 }] }, 1)).toBe('7');
  });
});

describe('moments', () => {
  it('format as many parts as are given', () => {
    const span = { from: 0, to: 3 };
    expect(momentText([2026], span)).toBe('2026');
    expect(momentText([2026, 2], span)).toBe('February 2026');
    expect(momentText([2026, 2, 3], span)).toBe('February 3, 2026');
    expect(momentText([2026, 2, 3, 4, 5], { from: 0, to: 5 })).toBe('Feb 3, 2026 04:05');
    expect(momentText([4, 5], { from: 3, to: 5 })).toBe('04:05');
  });
});
