import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enMovable } from '@/shared/messages/en-layout';
import styles from './movable.module.css';
import type { Direction } from './movable-physics';
import { useMovable } from './use-movable';

export type MovableSource = 'touch' | 'touch-out-of-bounds' | 'out-of-bounds' | 'friction' | '';

export type MovableChange = {
  readonly x: number;
  readonly y: number;
  readonly source: MovableSource;
};

export type MovableScale = { readonly x: number; readonly y: number; readonly scale: number };

export type MovableViewProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** The accessible name. */
  label?: string | undefined;
  /** @default 'none' */
  direction?: Direction;
  /** Keeps moving after a fast release. @default false */
  inertia?: boolean;
  /** A drag can pull it beyond the edge. It returns on release. @default false */
  outOfBounds?: boolean;
  /**
   * Offset from its layout position, in pixels. A new value moves it there, during a drag after the release. @default 0
   */
  x?: number;
  /** @default 0 */
  y?: number;
  /** Speed of the return and of a move to new `x` and `y`. @default 20 */
  damping?: number;
  /** How quickly inertia stops. 0 and less count as 2. @default 2 */
  friction?: number;
  /** @default false */
  disabled?: boolean;
  /** A pinch and the keys + and - change its size. @default false */
  scale?: boolean;
  /** At least 0.1. @default 0.1 */
  scaleMin?: number;
  /** At most 10. @default 10 */
  scaleMax?: number;
  /** @default 1 */
  scaleValue?: number;
  /** Animates moves. Otherwise it jumps. @default true */
  animation?: boolean;
  onChange?: (change: MovableChange) => void;
  onScale?: (scale: MovableScale) => void;
};

const STEP = 10;

/** Users drag it, or move it with arrow keys, within its MovableArea. */
export function MovableView(ownProps: MovableViewProps) {
  const props = useDefaults('MovableView', ownProps);
  const { label, direction = 'none', scale = false, disabled = false, children, ref } = props;
  const t = useKitWords(enMovable);
  const hint = useId();
  const view = useRef<HTMLDivElement>(null);
  const { drag, pinch, moveBy, scaleBy } = useMovable(view, props);
  const isAlive = !disabled && (direction !== 'none' || scale);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isAlive || event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 1 : STEP;
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowLeft: () => moveBy({ x: -step, y: 0 }),
      ArrowRight: () => moveBy({ x: step, y: 0 }),
      ArrowUp: () => moveBy({ x: 0, y: -step }),
      ArrowDown: () => moveBy({ x: 0, y: step }),
      ...(scale && { '+': () => scaleBy(1.25), '=': () => scaleBy(1.25), '-': () => scaleBy(0.8) }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div
      {...(isAlive && { tabIndex: 0 })}
      {...native(props)}
      {...mergeHandlers(props, { onKeyDown: press })}
      ref={useMergedRefs(view, drag, pinch, ref)}
      className={joinClasses(styles.view, props.className)}
      role="group"
      aria-label={label}
      aria-describedby={isAlive && direction !== 'none' ? hint : undefined}
      aria-disabled={disabled || undefined}
      data-direction={direction}
    >
      {children}
      {isAlive && direction !== 'none' && (
        <VisuallyHidden id={hint}>{t('movableHint')}</VisuallyHidden>
      )}
    </div>
  );
}

const OWN: ReadonlySet<string> = new Set([
  ...['label', 'direction', 'inertia', 'outOfBounds', 'x', 'y', 'damping', 'friction', 'disabled'],
  ...['scale', 'scaleMin', 'scaleMax', 'scaleValue', 'animation', 'onChange', 'onScale'],
  ...['children', 'ref', 'className'],
]);

function native(props: MovableViewProps): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !OWN.has(name)));
}
