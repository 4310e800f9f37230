/** @module-tag long */
import '@/components/kit/tokens.css';
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addStyle } from '../../helpers/markup';
import { clear, draw, nextFrames, type Row, shapes } from './rows';

type Direction = 'ltr' | 'rtl';

let still: HTMLStyleElement;
beforeAll(() => {
  still = addStyle(
    '*, *::before, *::after { animation: none !important; transition: none !important }',
  );
});
afterAll(() => still.remove());
afterEach(clear);

/** The position and transforms of all elements in two sections, one of each direction. */
async function look(row: Row, page: Direction) {
  document.documentElement.dir = page;
  const refs = { ltr: createRef<HTMLElement>(), rtl: createRef<HTMLElement>() };
  const parts = { ltr: createRef<HTMLElement>(), rtl: createRef<HTMLElement>() };
  render(
    (['ltr', 'rtl'] as const).map((part) => (
      <section key={part} ref={parts[part]} dir={part}>
        {row.ui({ ref: refs[part] })}
      </section>
    )),
  );
  await expect.poll(() => refs.ltr.current && refs.rtl.current).not.toBeNull();
  // Lazy parts of a component belong to it. They appear one frame after their chunk.
  await vi.dynamicImportSettled();
  await nextFrames(3);
  const seen = { ltr: elementsIn(parts.ltr.current!), rtl: elementsIn(parts.rtl.current!) };
  await clear();
  return seen;
}

function elementsIn(part: HTMLElement): string[] {
  const from = part.getBoundingClientRect();
  return [...part.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x - from.x, y - from.y, width, height].map(Math.round).join(' ');
    const turns = [null, '::before', '::after'].map((pseudo) => turnOf(element, pseudo));
    return [element.tagName, place, ...turns].join(' | ');
  });
}

function turnOf(element: Element, pseudo: string | null): string {
  const style = getComputedStyle(element, pseudo);
  const { transform, translate, scale, rotate, textAlign, direction } = style;
  const [sides, order] = [textAlign, style.order];
  return [transform, translate, scale, rotate, sides, order, direction].join(' ');
}

const inPage = shapes.filter(([, row]) => !row.isLayer);

describe.each(inPage)('%s', (_, row) => {
  it('looks the same in a part of either direction, whatever the direction of the page', async () => {
    await look(row, 'ltr');
    expect(await look(row, 'rtl')).toEqual(await look(row, 'ltr'));
  });
});

describe.each(shapes.filter(([, row]) => row.isLayer))('%s', (_, row) => {
  it('has the direction of its dir prop', async () => {
    const { element } = await draw(row, { dir: 'rtl' });
    expect(getComputedStyle(element).direction).toBe('rtl');
  });
});
