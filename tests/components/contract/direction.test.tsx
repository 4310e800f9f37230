import '@/components/tokens.css';
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clear, draw, nextFrames, type Row, shapes } from './rows';

type Direction = 'ltr' | 'rtl';

const still = document.createElement('style');
still.textContent =
  '*, *::before, *::after { animation: none !important; transition: none !important }';

beforeAll(() => document.head.append(still));
afterAll(() => still.remove());
afterEach(clear);

/** Where each element of it stands, and how it is turned, seen from the section around it. */
async function look(row: Row, page: Direction, part: Direction): Promise<string[]> {
  document.documentElement.dir = page;
  const ref = createRef<HTMLElement>();
  const section = createRef<HTMLElement>();
  render(
    <section ref={section} dir={part}>
      {row.ui({ ref })}
    </section>,
  );
  await expect.poll(() => ref.current).not.toBeNull();
  // What comes with code of its own is a part of it; it is drawn a frame later.
  await vi.dynamicImportSettled();
  await nextFrames(3);
  const from = section.current!.getBoundingClientRect();
  const seen = [...section.current!.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x - from.x, y - from.y, width, height].map(Math.round).join(' ');
    const turns = [null, '::before', '::after'].map((pseudo) => turnOf(element, pseudo));
    return [element.tagName, place, ...turns].join(' | ');
  });
  await clear();
  return seen;
}

function turnOf(element: Element, pseudo: string | null): string {
  const style = getComputedStyle(element, pseudo);
  const { transform, translate, scale, rotate, textAlign, direction } = style;
  const [sides, order] = [textAlign, style.order];
  return [transform, translate, scale, rotate, sides, order, direction].join(' ');
}

const inPage = shapes.filter(([, row]) => !row.isLayer);

describe.each(inPage)('%s', (_, row) => {
  it.each(['rtl', 'ltr'] as const)(
    'looks in a part of a page that is %s as in such a page',
    async (part) => {
      const other = part === 'rtl' ? 'ltr' : 'rtl';
      await look(row, part, part);
      const expected = await look(row, part, part);
      expect(await look(row, other, part)).toEqual(expected);
    },
  );
});

describe.each(shapes.filter(([, row]) => row.isLayer))('%s', (_, row) => {
  it('takes a direction of its own', async () => {
    const { element } = await draw(row, { dir: 'rtl' });
    expect(getComputedStyle(element).direction).toBe('rtl');
  });
});
