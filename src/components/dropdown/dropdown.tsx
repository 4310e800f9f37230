import '@/components/tokens-extra.css';
import { type ComponentProps, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useMergedRefs } from '@/components/gestures';
import { joinClasses } from '@/components/join-classes';
import { mergeHandlers } from '@/components/merge-handlers';
import styles from './dropdown.module.css';
import { DropdownContext } from './dropdown-context';

export type DropdownProps = ComponentProps<'div'> & {
  /** The accessible name of the bar. */
  label?: string | undefined;
};

/** A bar of filters; under it the panel of one of them drops. */
export function Dropdown({ label, children, ref, className, ...native }: DropdownProps) {
  const bar = useRef<HTMLDivElement>(null);
  const barRef = useMergedRefs(bar, ref);
  const [current, setCurrent] = useState<string | null>(null);
  const scope = useMemo(() => ({ bar, current, setCurrent }), [current]);
  const keys = mergeHandlers<HTMLDivElement>(native, { onKeyDown: moveAlong });

  return (
    <div
      {...native}
      {...keys}
      ref={barRef}
      className={joinClasses(styles.bar, className)}
      role="group"
      aria-label={label}
      data-state={current === null ? 'closed' : 'open'}
    >
      <DropdownContext value={scope}>{children}</DropdownContext>
    </div>
  );
}

/** Arrows lead along the bar, beside Tab. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const bar = event.currentTarget;
  const titles = [...bar.querySelectorAll<HTMLElement>('[data-dropdown-title]:enabled')];
  const at = titles.findIndex((title) => title === event.target);
  if (at < 0 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  const isRtl = getComputedStyle(bar).direction === 'rtl';
  const step = (event.key === 'ArrowRight') === isRtl ? -1 : 1;
  event.preventDefault();
  titles[(at + step + titles.length) % titles.length]?.focus();
}
