import type { Page } from '@playwright/test';
import { twoFrames } from './two-frames';

export type FramePage = {
  readonly route: string;
  readonly id: string;
  readonly state: string;
  readonly visible: boolean;
  readonly left: number;
  readonly opacity: number;
  /** A transform other than none on the page's element or on anything that its fixed bar sits in. */
  readonly transformed: boolean;
  /** How far the fixed bar is from its place at rest, relative to its own page. */
  readonly fixedBottom: number | null;
  readonly shared: string | null;
};

export type Frame = {
  readonly at: number;
  readonly path: string;
  /** The total duration of each animation that runs. */
  readonly durations: readonly number[];
  readonly pages: readonly FramePage[];
};

declare global {
  interface Window {
    frameRecorder: { start: () => void; stop: () => Frame[] };
  }
}

/** Records every page once a frame between start and stop. */
export async function installFrameRecorder(page: Page) {
  await page.addInitScript(() => {
    let frames: Frame[] = [];
    let running = false;
    const look = (element: HTMLElement): FramePage => {
      const rect = element.getBoundingClientRect();
      const fixed = element.querySelector<HTMLElement>('[data-testid="fixed"]');
      const fixedRect = fixed?.getBoundingClientRect();
      let transformed = getComputedStyle(element).transform !== 'none';
      for (let at = fixed?.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).transform !== 'none') transformed = true;
      }
      return {
        route: element.dataset.page ?? '',
        id: element.dataset.pageId ?? '',
        state: element.dataset.state ?? '',
        visible: rect.width > 0 && getComputedStyle(element).visibility === 'visible',
        left: rect.left,
        opacity: Number(getComputedStyle(element).opacity),
        transformed,
        fixedBottom:
          fixedRect && fixedRect.height > 0 ? window.innerHeight - fixedRect.bottom : null,
        shared: element.querySelector('[data-testid="shared"]')?.textContent ?? null,
      };
    };
    const sample = (at: number) => {
      if (!running) return;
      frames.push({
        at,
        path: window.location.href,
        durations: document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => Number(effect?.getTiming().duration)),
        pages: [...document.querySelectorAll<HTMLElement>('[data-page]')].map(look),
      });
      requestAnimationFrame(sample);
    };
    window.frameRecorder = {
      start: () => {
        frames = [];
        running = true;
        requestAnimationFrame(sample);
      },
      stop: () => {
        running = false;
        return frames;
      },
    };
  });
  return {
    start: () => page.evaluate(() => window.frameRecorder.start()),
    /** Waits for the frames that are due, so that the last change is among them. */
    stop: async () => {
      await twoFrames(page);
      return page.evaluate(() => window.frameRecorder.stop());
    },
  };
}
