import type { RefCallback } from 'react';
import { attachPinch } from './attach-pinch';
import type { Pinch, PinchEnd } from './pinch';
import { attachNothing, useAttached } from './use-attached';

export type PinchOptions = {
  /** @default false */
  disabled?: boolean;
  onStart?: (pinch: Pinch) => void;
  onMove?: (pinch: Pinch) => void;
  /** Comes once for each start, when one of the two fingers is gone. */
  onEnd?: (pinch: PinchEnd) => void;
};

/**
 * Follows two fingers, and the pinch of a trackpad (a wheel with Ctrl). It takes the first finger from whoever
 * has it. Give people another way to zoom, such as two buttons.
 */
export function usePinch(options: PinchOptions): RefCallback<HTMLElement> {
  return useAttached(options, options.disabled ? attachNothing : attachPinch);
}
