import type { PlatformContext } from '@/platform/call/context';

type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

export type WindowInfo = {
  readonly pixelRatio: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly windowWidth: number;
  /** What is left between the navigation bar and the tab bar. */
  readonly windowHeight: number;
  readonly windowTop: number;
  readonly windowBottom: number;
  /** The browser draws the status bar outside the window. */
  readonly statusBarHeight: 0;
  readonly safeArea: Insets & { readonly width: number; readonly height: number };
  readonly safeAreaInsets: Insets;
};

export function windowInfo({ env: { window, document } }: PlatformContext): WindowInfo {
  const { innerHeight, screen, devicePixelRatio } = window;
  // As windowWidth has it, which is not worth a name in the first load.
  const innerWidth = window.innerWidth < 100 ? screen.width : window.innerWidth;
  const root = window.getComputedStyle(document.documentElement);
  const inset = (side: string) => px(root.getPropertyValue(`--portico-safe-${side}`));
  const top = inset('top');
  const right = inset('right');
  const bottom = inset('bottom');
  const left = inset('left');
  const main = document.querySelector('[data-page][data-state=active] main');
  const windowTop = main?.getBoundingClientRect().top ?? 0;
  // The scroller runs on behind the tab bar, as wide as its padding.
  const windowHeight = main
    ? main.clientHeight - px(window.getComputedStyle(main).paddingBottom)
    : innerHeight;
  return {
    pixelRatio: devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    windowWidth: innerWidth,
    windowHeight,
    windowTop,
    windowBottom: innerHeight - windowTop - windowHeight,
    statusBarHeight: 0,
    safeArea: {
      top,
      right: innerWidth - right,
      bottom: innerHeight - bottom,
      left,
      width: innerWidth - left - right,
      height: innerHeight - top - bottom,
    },
    safeAreaInsets: { top, right, bottom, left },
  };
}

function px(length: string): number {
  return parseFloat(length) || 0;
}
