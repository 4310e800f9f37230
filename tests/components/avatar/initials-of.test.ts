import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf } from '@/components/avatar';
import { toneOf } from '@/components/avatar/avatar';

describe('initialsOf', () => {
  it.each([
    ['Ada Carver', 'AC'],
    ['otto', 'O'],
    ['  Jean  de la  Pierre ', 'JP'],
    ['王小明', '小明'],
    ['王', '王'],
    ['やまだ たろう', 'ろう'],
    ['김철수', '철수'],
    ['"Rock" (Stone)', 'RS'],
    ['👩‍🔧', '👩'],
    ['', ''],
    ['   ', ''],
  ])('the initials of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));

  it('returns two characters at most, except for letters without a single capital', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(Array.from(initialsOf(name)).length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('toneOf', () => {
  it('gives the same tone to the same name', () => {
    expect(toneOf('Ada')).toBe(toneOf('Ada'));
    expect(toneOf(' ')).toBe('neutral');
    expect(new Set(['Ada', 'Bo', 'Lea', 'Otto', 'Jun', 'Ida'].map(toneOf)).size).toBeGreaterThan(1);
  });
});
