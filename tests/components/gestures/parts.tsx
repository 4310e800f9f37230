import type { CSSProperties, ReactNode } from 'react';
import { type DragOptions, useDrag } from '@/components/kit/gestures';

type PadProps = DragOptions & {
  name: string;
  log: string[];
  style?: CSSProperties;
  children?: ReactNode;
};

/** Logs its drag events. */
export function Pad({ name, log, style, children, ...drag }: PadProps) {
  const ref = useDrag({
    ...drag,
    onStart: (start) => {
      log.push(`${name} start`);
      drag.onStart?.(start);
    },
    onMove: (move) => drag.onMove?.(move),
    onEnd: (end) => {
      log.push(`${name} ${end.how} ${Math.round(end.x)},${Math.round(end.y)}`);
      drag.onEnd?.(end);
    },
  });
  return (
    <div ref={ref} data-testid={name} style={{ width: 300, height: 200, ...style }}>
      {children}
    </div>
  );
}

export const scroller: CSSProperties = { width: 320, height: 300, overflow: 'auto' };
