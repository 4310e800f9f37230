import { describe, expect, it } from 'vitest';
import { findStone, numberText, relatedTo, stoneOf } from '@/pages/showcase/stones';

describe('stones', () => {
  it('shows every family, quarry and finish together once in a thousand', () => {
    const kinds = Array.from({ length: 1000 }, (_, index) => {
      const { family, quarry, finish } = stoneOf(index + 1);
      return `${family.id} ${quarry} ${finish}`;
    });
    expect(new Set(kinds).size).toBe(1000);
  });

  it('finds a stone by what somebody typed, or none', () => {
    expect(findStone('7')?.family.id).toBe('onyx');
    expect(findStone('2000')?.number).toBe(2000);
    for (const id of ['0', '2001', '-1', '1.5', '1e3', '', 'seven', '00007x']) {
      expect(findStone(id), id).toBeUndefined();
    }
  });

  it('relates a stone to others of its family', () => {
    const stone = stoneOf(996);
    const related = relatedTo(stone);
    expect(related).toHaveLength(4);
    for (const other of related) {
      expect(other.family).toBe(stone.family);
      expect(other.number).not.toBe(996);
    }
  });

  it('writes numbers with four digits', () => {
    expect(numberText(stoneOf(42))).toBe('0042');
  });
});
