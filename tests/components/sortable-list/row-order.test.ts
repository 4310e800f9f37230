import { describe, expect, it } from 'vitest';
import { speedAt } from '@/components/sortable-list/edge-scroll';
import { moveRow, orderOf, placeAt, topsIn } from '@/components/sortable-list/row-order';

const none = () => false;

describe('the order of rows', () => {
  it('puts unknown keys aside and unnamed keys last', () => {
    expect(orderOf(['a', 'b', 'c'], ['c', 'x', 'a', 'c'])).toEqual(['c', 'a', 'b']);
  });

  it('moves a row, and leaves fixed rows where they are', () => {
    expect(moveRow(['a', 'b', 'c', 'd'], none, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveRow(['a', 'b', 'c', 'd'], (key) => key === 'b', 'a', 1)).toEqual([
      'c',
      'b',
      'a',
      'd',
    ]);
  });
});

describe('the places of rows of different heights', () => {
  const boxes = [
    { key: 'a', top: 0, height: 50 },
    { key: 'b', top: 60, height: 100 },
    { key: 'c', top: 170, height: 50 },
  ];

  it('keeps the gap between the rows', () => {
    expect([...topsIn(['b', 'c', 'a'], boxes)]).toEqual([
      ['b', 0],
      ['c', 110],
      ['a', 170],
    ]);
  });

  it('passes a row at its middle', () => {
    expect(placeAt(boxes, none, 'a', 59)).toBe(0);
    expect(placeAt(boxes, none, 'a', 61)).toBe(1);
    expect(placeAt(boxes, none, 'a', 146)).toBe(2);
    expect(placeAt(boxes, none, 'c', 109)).toBe(1);
    expect(placeAt(boxes, none, 'c', 24)).toBe(0);
  });
});

describe('the scroll at the edges', () => {
  it('is fastest at the edge, and 0 in the middle', () => {
    const view = { top: 100, bottom: 500 };
    expect(speedAt(300, view)).toBe(0);
    expect(speedAt(90, view)).toBe(-0.9);
    expect(speedAt(500, view)).toBe(0.9);
    expect(speedAt(464, view)).toBeCloseTo(0.225);
  });
});
