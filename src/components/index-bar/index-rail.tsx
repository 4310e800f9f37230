import '@/components/kit/tokens-extra.css';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useDrag, useMergedRefs } from '@/components/kit/gestures';
import { useKitWords } from '@/platform';
import { enIndexBar } from '@/shared/messages/en-lists';
import { clamp } from '@/shared/values';
import styles from './index-bar.module.css';

type IndexRailProps = {
  label: string | undefined;
  letters: readonly string[];
  current: string;
  height: number;
  onSelect: (letter: string) => void;
};

/** The letters are too small to be targets, so the whole bar is one control: a slider. */
export function IndexRail({ label, letters, current, height, onSelect }: IndexRailProps) {
  const t = useKitWords(enIndexBar);
  const bar = useRef<HTMLDivElement>(null);
  const [isDragged, setDragged] = useState(false);
  const now = Math.max(0, letters.indexOf(current));

  const choose = (index: number) => {
    const letter = letters[index];
    if (letter !== undefined && letter !== current) onSelect(letter);
  };
  const chooseAt = (y: number) => {
    const box = bar.current?.getBoundingClientRect();
    if (box) choose(entryAt((y - box.top) / box.height, letters.length));
  };
  const drag = useDrag({
    onStart: ({ from }) => {
      setDragged(true);
      chooseAt(from.y);
    },
    onMove: ({ point }) => chooseAt(point.y),
    onEnd: () => setDragged(false),
  });
  const ref = useMergedRefs(bar, drag);

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = entryByKey(event.key, now, letters);
    if (index < 0) return;
    event.preventDefault();
    choose(index);
  };

  if (letters.length === 0) return null;
  const lines = foldEntries(letters.length, Math.floor(height / lineHeight()));
  const style = { '--portico-index-room': `${height}px` } as CSSProperties;
  return (
    <div data-part="list" className={styles.rail} style={style}>
      <div className={styles.column}>
        <div
          ref={ref}
          role="slider"
          tabIndex={0}
          aria-label={label ?? t('indexBar')}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={letters.length - 1}
          aria-valuenow={now}
          aria-valuetext={letters[now]}
          data-part="bar"
          className={styles.bar}
          data-state={isDragged ? 'dragged' : 'still'}
          onClick={(event: MouseEvent) => chooseAt(event.clientY)}
          onKeyDown={press}
        >
          {lines.map((index, line) => (
            <span
              key={index ?? `dot ${line}`}
              data-part="option"
              className={styles.letter}
              data-state={index === now ? 'current' : undefined}
              aria-hidden
            >
              {index === null ? '•' : letters[index]}
            </span>
          ))}
          {isDragged && (
            <span
              data-part="label"
              className={styles.bubble}
              style={{ insetBlockStart: `${((now + 0.5) / letters.length) * 100}%` }}
              aria-hidden
            >
              {letters[now]}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** 14 px, scaled with the user's text size. The server uses 14. */
function lineHeight(): number {
  if (typeof document === 'undefined') return 14;
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16) * 14;
}

/** The index of the entry at this fraction (0 to 1) of the bar. */
export function entryAt(part: number, count: number): number {
  return clamp(Math.floor(part * count), 0, Math.max(0, count - 1));
}

/**
 * The entries that fit on a bar with this many lines. If not all fit: the first, the last, and some evenly between
 * them, with a dot (null) for each gap. A drag still reaches every entry.
 */
export function foldEntries(count: number, room: number): readonly (number | null)[] {
  if (count <= Math.max(room, 1)) return Array.from({ length: count }, (_, index) => index);
  // Each letter except the first needs another line for its dot.
  const shown = clamp(Math.floor((room + 1) / 2), 2, count);
  return Array.from({ length: shown * 2 - 1 }, (_, line) =>
    line % 2 === 0 ? Math.round((line / 2 / (shown - 1)) * (count - 1)) : null,
  );
}

/** The index of the entry that a key selects, or -1. */
export function entryByKey(key: string, now: number, entries: readonly string[]): number {
  const end = entries.length - 1;
  const steps: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    PageDown: now + 5,
    PageUp: now - 5,
    Home: 0,
    End: end,
  };
  const step = steps[key];
  if (step !== undefined) return clamp(step, 0, end);
  const typed = key.length > 0 && [...key].length === 1 ? key.toLocaleUpperCase() : null;
  return entries.findIndex((entry) => typed !== null && entry.toLocaleUpperCase() === typed);
}
