import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { RollingText } from '@/components/rolling-text';
import '@/components/kit/tokens.css';
import { driveSight } from '../../helpers/drive-sight';

const motion = (value: string) =>
  cdp().send(
    'Emulation.setEmulatedMedia' as never,
    { features: [{ name: 'prefers-reduced-motion', value }] } as never,
  );

afterEach(async () => {
  cleanup();
  await motion('no-preference');
});

const text = (root: HTMLElement) => root.querySelector<HTMLElement>('[aria-hidden]')!;
const rolls = () => document.getAnimations();
const states = () => [...new Set(rolls().map(({ playState }) => playState))];
const finish = () => rolls().forEach((roll) => roll.finish());

/** The visible text from left to right: the text of each place in the middle of its line. */
function seen(root: HTMLElement): string {
  const walker = document.createTreeWalker(text(root), NodeFilter.SHOW_TEXT);
  const line = root.getBoundingClientRect();
  const [top, middle] = [line.top, line.top + line.height / 2];
  const found: { left: number; glyph: string }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (getComputedStyle(node.parentElement!).visibility === 'hidden') continue;
    Array.from(node.textContent ?? '').forEach((glyph, at) => {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      const isShown = box.top <= middle && box.bottom > middle && box.bottom > top;
      if (glyph !== '\n' && isShown) found.push({ left: box.left, glyph });
    });
  }
  return found
    .sort((a, b) => a.left - b.left)
    .map(({ glyph }) => glyph)
    .join('');
}

function glyphBox(node: Node): DOMRect {
  const range = new Range();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

function show(ui: ReactElement) {
  const view = render(ui);
  return { ...view, root: view.container.querySelector<HTMLElement>('[data-state]')! };
}

describe('RollingText', () => {
  it('shows the first number until the user sees it, and then rolls to the number', async () => {
    const sight = driveSight();
    const { root } = show(<RollingText value={1250} from={7} />);
    expect(states()).toEqual(['paused']);
    expect(seen(root)).toBe('0,007');
    sight.tell(false);
    expect(states()).toEqual(['paused']);
    sight.tell(true);
    await expect.poll(states).toEqual(['running']);
    finish();
    expect(seen(root)).toBe('1,250');
  });

  it('rolls on the screen without help, for as long as its owner says', async () => {
    const { root } = show(<RollingText value={42} duration={50} />);
    await expect.poll(() => root.dataset.state).toBe('rolling');
    await expect.poll(() => rolls().length).toBe(0);
    expect(seen(root)).toBe('42');
  });

  it('gives screen readers the last number, and only once', () => {
    const { root } = show(
      <RollingText value={3.6} format={{ style: 'currency', currency: 'EUR' }} />,
    );
    const visible = text(root);
    expect(visible.ariaHidden).toBe('true');
    visible.remove();
    expect(root.textContent).toBe('€3.60');
  });

  it('keeps its size while it rolls', async () => {
    const { root } = show(<RollingText value={9183} style={{ fontSize: 32 }} />);
    await expect.poll(states).toEqual(['running']);
    const { width, height } = root.getBoundingClientRect();
    for (const roll of rolls()) roll.currentTime = 500;
    expect([root.offsetWidth, root.offsetHeight]).toEqual([Math.round(width), Math.round(height)]);
    finish();
    expect([root.getBoundingClientRect().width, root.getBoundingClientRect().height]).toEqual([
      width,
      height,
    ]);
  });

  it('is as wide with ones as with zeros, and shares the baseline of the text around it', async () => {
    const { container } = render(
      <p style={{ fontSize: 24, lineHeight: 1.5 }}>
        <RollingText value={111} duration={0} />
        <RollingText value={808} duration={0} />
        <span id="around">8</span>
      </p>,
    );
    const [ones, zeros] = [...container.querySelectorAll<HTMLElement>('[data-state]')];
    expect(ones!.getBoundingClientRect().width).toBe(zeros!.getBoundingClientRect().width);
    // The boxes of the text itself: those of the elements depend on the height of the line.
    const lastDigit = [...zeros!.querySelectorAll('[data-up]')].at(-1)!.lastChild!;
    expect(lastDigit.textContent).toBe('8');
    const around = container.querySelector('#around')!;
    expect(glyphBox(lastDigit).bottom).toBe(glyphBox(around).bottom);
  });

  it('rolls from the old number to the new one, also in the middle of a roll', async () => {
    const { root, rerender } = show(<RollingText value={10} />);
    await expect.poll(states).toEqual(['running']);
    rerender(<RollingText value={12} />);
    await expect.poll(() => seen(root)).toBe('10');
    finish();
    expect(seen(root)).toBe('12');
    rerender(<RollingText value={12} />);
    expect(rolls()).toEqual([]);
    rerender(<RollingText value={-3} />);
    finish();
    expect(seen(root)).toBe('-3');
    expect(root.textContent).toContain('-3');
  });

  it('rolls from the first number when the number changes before the user sees it', () => {
    driveSight();
    const { root, rerender } = show(<RollingText value={5} />);
    rerender(<RollingText value={8} />);
    expect(seen(root)).toBe('0');
    finish();
    expect(seen(root)).toBe('8');
  });

  it('shows the number at once under reduced motion', async () => {
    await motion('reduce');
    driveSight();
    const { root, rerender } = show(<RollingText value={1250} />);
    expect(rolls()).toEqual([]);
    expect(seen(root)).toBe('1,250');
    rerender(<RollingText value={7} />);
    expect(seen(root)).toBe('7');
  });

  it('keeps the order of its digits and signs in right-to-left text', () => {
    const arabic = { numberingSystem: 'arab' };
    const { root, rerender } = show(
      <RollingText value={-1250.5} dir="rtl" duration={0} format={arabic} />,
    );
    expect(seen(root).replaceAll(/[\u200e\u200f\u061c]/g, '')).toMatch(/^[-−]?١٬٢٥٠٫٥[-−]?$/);
    rerender(
      <RollingText
        value={1250}
        dir="rtl"
        duration={0}
        format={{ style: 'currency', currency: 'USD' }}
      />,
    );
    expect(seen(root)).toBe('$1,250.00');
  });

  it('renders on a server, with the number for screen readers', () => {
    expect(renderToString(<RollingText value={1250} />)).toContain('>1,250</span>');
  });
});
