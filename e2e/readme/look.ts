import type { Page } from '@playwright/test';

/** Waits until the document has not changed for 100 ms and all pictures are there. A clock never stops, so there is a limit. */
export function settle(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    const start = performance.now();
    let changed = start;
    const observer = new MutationObserver(() => {
      changed = performance.now();
    });
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, options);
    const isBusy = () => [...document.images].some(({ complete }) => !complete);
    for (let now = start; now - start < 1500; now = await frame()) {
      if (now - changed > 100 && !isBusy()) break;
    }
    observer.disconnect();
  });
}

/** The faults in the layout of the screen, in words. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInk = (element: Element) =>
      element.matches('svg, img, canvas, video, iframe, input, textarea, button, [role="img"]') ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) ||
      getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      getComputedStyle(element, '::before').content !== 'none';
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    // The content of the page, and the overlays, which are outside of it.
    const places = [
      '[data-page-content]',
      'header [role=search]',
      'nav',
      '[data-portico-layer]',
      '[data-portico-live]',
    ];
    const inside = [...document.querySelectorAll(places.map((place) => `${place} *`).join())];
    const problems: string[] = [];
    if (!inside.some((element) => isInk(element) && isVisible(element))) {
      problems.push('nothing is visible');
    }
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll('[data-page-content]'),
    ];
    for (const { scrollWidth, clientWidth, tagName } of scrollers) {
      if (scrollWidth > clientWidth) problems.push(`${tagName} is ${scrollWidth} px wide`);
    }
    return problems;
  });
}
