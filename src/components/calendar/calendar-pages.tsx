import '@/components/kit/tokens-extra.css';
import { type CSSProperties, type RefObject, useRef, useState } from 'react';
import { useDrag, useMergedRefs } from '@/components/kit/gestures';
import { clamp } from '@/shared/values';
import type { CalendarGridProps } from './calendar-grid';
import { CalendarJump } from './calendar-jump';
import { CalendarWeeks, Weekdays } from './calendar-month';
import styles from './calendar-pages.module.css';
import { addMonths, formatMonth, monthOf } from '@/components/kit/day-number';
import { useCursor, useMonthShow } from './use-cursor';

/** A shorter drag, as a part of the width, returns to the same month. */
const TURN_AT = 0.3;
/** Pixels per millisecond. A faster drag turns the page at any length. */
const FLICK = 0.3;

/** One month at a time. The months beside it are drawn too, for the swipe. */
export function CalendarPages({ label, view, onMonthShow, onJump, ...props }: CalendarGridProps) {
  const { layout } = props;
  const pages = useRef<HTMLDivElement>(null);
  const { tabDay, moveTo, handlers } = useCursor(pages, props, () => {});
  const index = monthOf(tabDay) - layout.first;
  const month = layout.first + index;
  useMonthShow(month, onMonthShow);

  // A month that is further away than the next one appears without a movement.
  const [turn, setTurn] = useState({ index, isFar: false });
  if (turn.index !== index) setTurn({ index, isFar: Math.abs(turn.index - index) > 1 });

  const jump = (wanted: number) => {
    moveTo(addMonths(tabDay, wanted - index));
    onJump(view.names.month(layout.first + wanted));
  };
  const drag = usePageDrag({ grid: pages, index, count: layout.count, onTurn: jump });

  const shown = [index - 1, index, index + 1].filter((at) => at >= 0 && at < layout.count);
  return (
    <>
      <CalendarJump layout={layout} names={view.names} index={index} paged onJump={jump} />
      <div
        ref={useMergedRefs(pages, drag)}
        role="grid"
        tabIndex={-1}
        aria-label={`${label}, ${view.names.month(month)}`}
        aria-colcount={7}
        aria-multiselectable={view.mode === 'single' ? undefined : true}
        aria-readonly={props.readOnly || undefined}
        aria-disabled={props.disabled || undefined}
        className={styles.pages}
        {...handlers}
      >
        <Weekdays view={view} weekStart={layout.weekStart} />
        <div className={styles.view}>
          <div
            className={styles.track}
            style={{ '--portico-own-page': index } as CSSProperties}
            data-track=""
            data-far={turn.isFar ? '' : undefined}
          >
            {shown.map((at) => (
              <div
                key={at}
                role="rowgroup"
                className={styles.page}
                style={{ insetInlineStart: `${at * 100}%` }}
                data-month={formatMonth(layout.first + at)}
                data-shown={at === index ? '' : undefined}
                data-watermark={
                  view.showMark ? view.names.number(((layout.first + at) % 12) + 1) : undefined
                }
              >
                <CalendarWeeks
                  view={view}
                  month={layout.first + at}
                  weekStart={layout.weekStart}
                  tabDay={at === index && !props.disabled ? tabDay : null}
                  firstRow={2}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

type PageDrag = {
  grid: RefObject<HTMLElement | null>;
  index: number;
  count: number;
  onTurn: (index: number) => void;
};

/** A swipe to the month before or after. At the first and the last month an outer element gets the swipe. */
function usePageDrag({ grid, index, count, onTurn }: PageDrag) {
  const start = useRef<{ track: HTMLElement; forth: 1 | -1 } | null>(null);

  return useDrag({
    axis: 'x',
    accepts: ({ x }) => {
      const track = grid.current?.querySelector<HTMLElement>('[data-track]');
      if (!track) return false;
      // A finger that moves to the left brings the next month. In RTL it brings the one before.
      start.current = { track, forth: getComputedStyle(track).direction === 'rtl' ? 1 : -1 };
      return isIn(index + Math.sign(x) * start.current.forth, count);
    },
    onStart: () => start.current?.track.setAttribute('data-dragging', ''),
    onMove: ({ x }) => {
      if (!start.current) return;
      const { track, forth } = start.current;
      const room = (by: number) => (isIn(index + by * forth, count) ? track.clientWidth : 0);
      track.style.setProperty('--portico-own-pull', `${clamp(x, -room(-1), room(1))}px`);
    },
    onEnd: ({ x, vx, how }) => {
      if (!start.current) return;
      const { track, forth } = start.current;
      track.removeAttribute('data-dragging');
      track.style.removeProperty('--portico-own-pull');
      const isFast = Math.abs(vx) > FLICK && Math.sign(vx) === Math.sign(x);
      const next = index + Math.sign(x) * forth;
      if (how === 'cancel' || x === 0 || !isIn(next, count)) return;
      if (isFast || Math.abs(x) > track.clientWidth * TURN_AT) onTurn(next);
    },
  });
}

function isIn(index: number, count: number): boolean {
  return index >= 0 && index < count;
}
