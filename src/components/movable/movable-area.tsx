import '@/components/kit/tokens-extra.css';
import { type ComponentProps, useMemo, useRef } from 'react';
import { useMergedRefs, usePinch } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { AreaContext, type PinchTaker } from './area-context';
import styles from './movable.module.css';

export type MovableAreaProps = ComponentProps<'div'> & {
  /** A pinch anywhere in the area scales the views that have `scale`. @default false */
  scaleArea?: boolean;
};

/** The area that limits its MovableViews. */
export function MovableArea(ownProps: MovableAreaProps) {
  const { scaleArea = false, className, ref, ...native } = useDefaults('MovableArea', ownProps);
  const element = useRef<HTMLDivElement>(null);
  const area = useMemo(() => ({ element, takers: new Set<PinchTaker>() }), []);
  const tell = (what: (taker: PinchTaker) => void) => area.takers.forEach((taker) => what(taker));
  const pinch = usePinch({
    disabled: !scaleArea,
    onStart: () => tell((taker) => taker.start()),
    onMove: ({ scale }) => tell((taker) => taker.move(scale)),
    onEnd: () => tell((taker) => taker.end()),
  });
  const areaRef = useMergedRefs(element, pinch, ref);
  return (
    <AreaContext value={area}>
      <div {...native} ref={areaRef} className={joinClasses(styles.area, className)} />
    </AreaContext>
  );
}
