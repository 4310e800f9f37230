import { checkParams, number, oneOf, optional } from '@/platform/call/params';

export type MediaDescriptor = {
  /** Pixels, as all of them. */
  readonly width?: number | undefined;
  readonly minWidth?: number | undefined;
  readonly maxWidth?: number | undefined;
  readonly height?: number | undefined;
  readonly minHeight?: number | undefined;
  readonly maxHeight?: number | undefined;
  readonly orientation?: 'portrait' | 'landscape' | undefined;
};

export const checkMedia = checkParams({
  width: optional(number),
  minWidth: optional(number),
  maxWidth: optional(number),
  height: optional(number),
  minHeight: optional(number),
  maxHeight: optional(number),
  orientation: optional(oneOf('portrait', 'landscape')),
});

/** As CSS writes it. Without a condition it is always true. */
export function mediaQuery(descriptor: MediaDescriptor): string {
  const conditions = Object.entries(descriptor).flatMap(([name, value]) => {
    const feature = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const unit = typeof value === 'number' ? 'px' : '';
    return value === undefined ? [] : [`(${feature}: ${value}${unit})`];
  });
  return conditions.join(' and ') || 'all';
}
