import type { Page } from '@playwright/test';

const MAIN = '[data-page][data-state="active"] [data-page-content]';

/** Waits until a change of the root's style has reached observers and the layout. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Content beside the demo, which may hide it, and words of buttons that are cut off or stick out of the button. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const main = document.querySelector(selector);
    const demo = main?.querySelector('section, [role="region"]');
    if (!main || !demo) return ['there is no demo'];
    const faults = [document.documentElement, main, demo]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.localName} is ${box.scrollWidth} px wide`);
    const nameOf = (element: Element) =>
      `${element.localName}.${element.classList} "${element.textContent?.trim().slice(0, 40)}"`;

    const edges = demo.getBoundingClientRect();
    const isInScroller = (element: Element) => {
      let at = element.parentElement;
      while (at && at !== demo && getComputedStyle(at).overflowX === 'visible')
        at = at.parentElement;
      return at !== demo;
    };
    for (const element of demo.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isBeside = left < edges.left - 1 || right > edges.right + 1;
      // Boxes of 1 px are texts for screen readers.
      if (isBeside && Math.min(width, height) > 1 && !isInScroller(element))
        faults.push(`beside the demo: ${nameOf(element)}`);
    }

    /** A box that shows only a part of the words, up to the button and including it. */
    const cutterOf = (words: DOMRect, from: Element, button: Element) => {
      for (let at: Element | null = from; at; at = at === button ? null : at.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const isUnseen = Math.min(box.width, box.height) <= 1;
        // An ellipsis is a decision of the design.
        if (isUnseen || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
        const isLimit = (overflow: string) => at === button || overflow !== 'visible';
        const isWide = words.left < box.left - 1 || words.right > box.right + 1;
        const isTall = words.top < box.top - 3 || words.bottom > box.bottom + 3;
        if ((isWide && isLimit(overflowX)) || (isTall && isLimit(overflowY))) return at;
      }
      return null;
    };
    const range = document.createRange();
    for (const button of demo.querySelectorAll('button, a[href], [role="tab"], [role="button"]')) {
      if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        if (!text.textContent?.trim() || !text.parentElement || words.width === 0) continue;
        const cutter = cutterOf(words, text.parentElement, button);
        if (cutter) faults.push(`"${text.textContent.trim()}" does not fit into ${nameOf(cutter)}`);
      }
    }
    return [...new Set(faults)].slice(0, 8);
  }, MAIN);
}

/** Texts of the demo whose colour is too close to the one behind them. Reads the colours that the browser uses. */
export function contrastFaults(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const demo = document.querySelector(selector)?.querySelector('section, [role="region"]');
    if (!demo) return ['there is no demo'];
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const read = (text: string): Colour => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const behind = (element: Element | null): Colour => {
      if (!element) return read(getComputedStyle(document.body).backgroundColor);
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, behind(element.parentElement));
    };
    const lightOf = (colour: Colour) => {
      const [red, green, blue] = [colour[0], colour[1], colour[2]].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const faults: string[] = [];
    for (const element of demo.querySelectorAll('*')) {
      const own = [...element.childNodes].filter((node) => node instanceof Text);
      const text = own
        .map(({ data }) => data)
        .join('')
        .trim();
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!text || !isSeen || Math.min(width, height) <= 1 || element.closest('svg')) continue;
      const below = behind(element);
      const ink = read(getComputedStyle(element).color);
      // The text of a busy button, for example.
      if (ink[3] === 0) continue;
      const [darker = 0, lighter = 0] = [lightOf(below), lightOf(over(ink, below))].sort(
        (a, b) => a - b,
      );
      const contrast = (lighter + 0.05) / (darker + 0.05);
      if (contrast < 4.5)
        faults.push(`"${text.slice(0, 30)}" has a contrast of ${contrast.toFixed(1)}`);
    }
    return [...new Set(faults)].slice(0, 8);
  }, MAIN);
}
