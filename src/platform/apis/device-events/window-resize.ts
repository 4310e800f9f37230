import { deviceInfo } from '@/platform/device/system-info';
import { windowInfo } from '@/platform/device/window-info';
import { windowWidth as widthOf } from '@/platform/device/window-width';
import type { EventSource } from '@/platform/call/listeners';

export type WindowResize = {
  readonly deviceOrientation: 'portrait' | 'landscape';
  readonly size: {
    readonly windowWidth: number;
    readonly windowHeight: number;
    readonly screenWidth: number;
    readonly screenHeight: number;
  };
};

/** Turning a phone fires several resizes: only what it comes to is told, and of no window that can not be. */
const SETTLED = 50;

export const windowResize: EventSource<WindowResize> = (context, emit) => {
  const { window, after } = context.env;
  let cancel = () => {};

  const tell = () => {
    if (window.innerWidth !== widthOf(window)) return;
    const { windowWidth, windowHeight, screenWidth, screenHeight } = windowInfo(context);
    emit({
      deviceOrientation: deviceInfo(context).deviceOrientation,
      size: { windowWidth, windowHeight, screenWidth, screenHeight },
    });
  };
  const wait = () => {
    cancel();
    cancel = after(SETTLED, tell);
  };

  window.addEventListener('resize', wait);
  return () => {
    cancel();
    window.removeEventListener('resize', wait);
  };
};
