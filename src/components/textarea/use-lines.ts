import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { watchSizes } from '@/shared/browser';

export type LineChange = { readonly height: number; readonly lineCount: number };

/** Reports the height and the number of lines whenever they change, also when the field's width changes. */
export function useLines(
  twin: RefObject<HTMLElement | null>,
  onLineChange: ((change: LineChange) => void) | undefined,
): void {
  const last = useRef(0);
  const isWanted = onLineChange !== undefined;

  const tell = useEffectEvent((element: HTMLElement) => {
    const height = element.offsetHeight;
    if (height === 0 || height === last.current) return;
    last.current = height;
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    onLineChange?.({ height, lineCount: Math.max(1, Math.round(height / line)) });
  });

  useEffect(() => {
    const element = twin.current;
    if (!element || !isWanted) return;
    const observer = watchSizes(() => tell(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [twin, isWanted]);
}
