import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { keepRows } from '@/components/virtual-list/keep-rows';

describe('keepRows', () => {
  const rows = () => {
    const made: number[] = [];
    const render = keepRows((item: string, index) => {
      made.push(index);
      return createElement('p', null, item);
    });
    return { made, render };
  };

  it('gives the same element for the same item at its place', () => {
    const { made, render } = rows();
    expect(render('Slate', 3)).toBe(render('Slate', 3));
    expect(made).toEqual([3]);
  });

  it('makes another one for another item, or another place', () => {
    const { made, render } = rows();
    const slate = render('Slate', 3);
    expect(render('Basalt', 3)).not.toBe(slate);
    expect(render('Slate', 4)).not.toBe(slate);
    expect(made).toEqual([3, 3, 4]);
  });

  it('keeps no more than a window full of 100,000', () => {
    const { made, render } = rows();
    const first = render('Slate', 0);
    for (let index = 1; index <= 500; index += 1) render('Slate', index);
    expect(render('Slate', 0)).not.toBe(first);
    expect(made).toHaveLength(502);
  });
});
