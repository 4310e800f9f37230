import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { stretch, useDrag } from '@/components/kit/gestures';
import type { Named } from '@/components/kit/typed-text';
import {
  comeNear,
  createWheelMotor,
  FRICTION,
  landOn,
  SNAP,
  stepFrom,
  type WheelMotor,
  windowOf,
} from './wheel-model';

export type WheelOptions = {
  readonly rows: Named;
  /** -1 selects no row. */
  readonly index: number;
  readonly visible: number;
  readonly disabled: boolean;
  readonly onPick: (row: number) => void;
  readonly onMove: (isMoving: boolean) => void;
};

/** Number of rows that a drag can move beyond the ends, at most. */
const OVER = 2;

export const turned = (position: number) =>
  `translateY(calc(var(--portico-picker-row, 44px) * ${-position}))`;

/**
 * The movement of one wheel. The wheel reports its row on release, before it stops. If a user presses Done in mid-spin,
 * the value is the row where the wheel will stop.
 */
export function useWheel(options: WheelOptions) {
  const { rows, index, visible, disabled, onPick, onMove } = options;
  const box = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const motor = useRef<WheelMotor>(null);
  const target = useRef(-1);
  const finger = useRef<'off' | 'caught' | 'released' | 'drags'>('off');
  const grip = useRef({ start: 0, height: 44 });
  const scrolled = useRef(0);
  const [seen, setSeen] = useState(() => windowOf(index, rows.count, visible));
  const [turns, turn] = useReducer((count: number) => count + 1, 0);

  const rowHeight = () => strip.current?.offsetHeight || 44;

  const rollTo = (row: number, friction = SNAP) => {
    target.current = row;
    const wheel = motor.current;
    if (!wheel) return;
    if (friction === SNAP) wheel.place(comeNear(wheel.position(), row));
    wheel.roll(row, friction);
  };

  const choose = (row: number, friction?: number) => {
    rollTo(Math.max(0, row < 0 ? index : row), friction);
    if (row < 0 || row === index) return;
    onPick(row);
    // If the owner keeps its value, the next render rolls the wheel back.
    turn();
  };

  const step = (by: number) => choose(stepFrom(rows, target.current, by));

  const land = (speed: number) => {
    const position = motor.current?.position() ?? 0;
    const isInside = position >= 0 && position <= rows.count - 1;
    const isThrown = isInside && Math.abs(speed * FRICTION) > 1;
    choose(landOn(rows, position, speed), isThrown ? FRICTION : SNAP);
  };

  const draw = useEffectEvent((position: number) => {
    strip.current?.style.setProperty('transform', turned(position));
    const next = windowOf(position, rows.count, visible);
    // Compare first, because React may render once more for an unchanged state.
    if (next[0] !== seen[0] || next[1] !== seen[1]) setSeen(next);
  });
  const tellMove = useEffectEvent(onMove);

  const start = useEffectEvent(() => {
    target.current = Math.max(0, index);
    motor.current?.place(target.current);
  });
  const follow = useEffectEvent(() => {
    const row = Math.max(0, index);
    if (finger.current === 'drags') return;
    if (target.current !== row) rollTo(row);
    // The number of rows may have changed.
    else draw(motor.current?.position() ?? row);
  });

  const grasp = useEffectEvent(() => {
    const isCaught = !disabled && motor.current?.hold();
    finger.current = isCaught ? 'caught' : 'off';
  });
  const letGo = useEffectEvent(() => {
    if (finger.current !== 'caught') return;
    finger.current = 'released';
    land(0);
  });
  const scroll = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey || disabled) return;
    event.preventDefault();
    // One notch of a mouse wheel is one row, whatever its delta. The small deltas of a trackpad add up.
    const height = rowHeight();
    const by = event.deltaMode === 0 ? event.deltaY : event.deltaY * height;
    scrolled.current += Math.max(-height, Math.min(height, by));
    if (Math.abs(scrolled.current) < height) return;
    scrolled.current = 0;
    step(Math.sign(by));
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const wheel = createWheelMotor({ draw, onMove: tellMove });
    motor.current = wheel;
    start();
    element.addEventListener('pointerdown', grasp, { signal });
    window.addEventListener('pointerup', letGo, { signal });
    window.addEventListener('pointercancel', letGo, { signal });
    element.addEventListener('wheel', scroll, { signal, passive: false });
    return () => {
      stop.abort();
      wheel.rest();
    };
  }, []);

  useLayoutEffect(() => follow(), [index, rows, visible, turns]);

  const drag = useDrag({
    axis: 'y',
    disabled,
    onStart: () => {
      motor.current?.hold();
      finger.current = 'drags';
      grip.current = { start: motor.current?.position() ?? 0, height: rowHeight() };
    },
    onMove: ({ y }) => {
      const { start: begun, height } = grip.current;
      motor.current?.drag(stretch(begun - y / height, 0, Math.max(0, rows.count - 1), OVER));
    },
    onEnd: ({ vy, how }) => {
      finger.current = 'off';
      land(how === 'release' ? -vy / grip.current.height : 0);
    },
  });

  /** A tap selects the row, unless the tap stopped a rolling wheel. */
  const tap = (row: number) => {
    const isTap = finger.current !== 'released';
    finger.current = 'off';
    if (isTap && !disabled && !rows.isDisabled(row)) choose(row);
  };

  const typed = (row: number) => row >= 0 && choose(row);

  return { box, strip, drag, seen, target, step, tap, choose: typed };
}
