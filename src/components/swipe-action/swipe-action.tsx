import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useAction } from '@/components/kit/use-action';
import { useHandle } from '@/components/kit/use-handle';
import { useValue } from '@/components/kit/use-value';
import { useKitWords } from '@/platform';
import { enSwipeAction } from '@/shared/messages/en-lists';
import styles from './swipe-action.module.css';
import { type SwipeSide, useSwipeRow } from './use-swipe-row';
import { isKeyboardFocus } from '@/components/kit/overlays';
import { asItems, useData } from '@/components/kit/use-data';
import type { Action } from '@/components/kit/action';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';

export type SwipeActionHandle = { open: (side: 'start' | 'end') => void; close: () => void };

export type SwipeActionProps = Omit<ComponentProps<'div'>, 'onToggle'> & {
  /** Shown by a swipe towards the inline end. */
  startActions?: readonly Action[];
  /** Shown by a swipe towards the inline start. */
  endActions?: readonly Action[];
  /** Controlled: which actions are open. */
  side?: SwipeSide;
  /** @default null */
  defaultSide?: SwipeSide;
  onSideChange?: (side: SwipeSide) => void;
  /** Closes the row when users touch elsewhere or open another row. @default true */
  closeOnOutside?: boolean;
  /** @default false */
  disabled?: boolean;
  handle?: Ref<SwipeActionHandle>;
};

const OPENED = 'portico:swipe-action';

const readers = { startActions: asItems, endActions: asItems };

/** A row that users swipe sideways to uncover actions. */
export function SwipeAction(ownProps: SwipeActionProps) {
  const {
    startActions = [],
    endActions = [],
    closeOnOutside = true,
    side,
    defaultSide = null,
    onSideChange,
    disabled = false,
    handle,
    className,
    children,
    ref: outer,
    ...rest
  } = useData('SwipeAction', useDefaults('SwipeAction', ownProps), readers);
  const t = useKitWords(enSwipeAction);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useValue<SwipeSide>({
    value: side,
    initial: defaultSide,
    onChange: onSideChange,
  });
  const change = (next: SwipeSide) => {
    if (next !== open) setOpen(next);
  };
  const row = useSwipeRow({ root, outer, open, onChange: change, disabled });

  useHandle(handle, { open: change, close: () => change(null) });

  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && root.current?.contains(event.target)) return;
    change(null);
  });
  const listens = open !== null && closeOnOutside;
  useEffect(() => {
    if (!listens) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    // One open row at a time: the other rows close on this event.
    root.current?.dispatchEvent(new Event(OPENED));
    for (const type of ['pointerdown', OPENED])
      document.addEventListener(type, (event) => closeFromOutside(event), options);
    return () => stop.abort();
  }, [listens]);

  const buttons = (which: 'start' | 'end', actions: readonly Action[]) =>
    actions.length > 0 && (
      <SwipeButtons
        label={t('swipeActionActions')}
        side={which}
        actions={disabled ? [] : actions}
        onFocus={() => change(which)}
        onDone={() => change(null)}
      />
    );

  // The action buttons bubble Escape to the root.
  const handlers = mergeHandlers<HTMLDivElement>(rest, {
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !open) return;
      event.preventDefault();
      change(null);
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) change(null);
    },
  });

  return (
    <div
      {...rest}
      {...handlers}
      ref={row.root}
      className={joinClasses(styles.swipe, className)}
      data-state={open ?? 'closed'}
    >
      {buttons('start', startActions)}
      <div
        ref={row.content}
        data-part="content"
        className={styles.content}
        // A tap on an open row only closes it.
        onClickCapture={(event) => {
          if (!open) return;
          event.preventDefault();
          event.stopPropagation();
          change(null);
        }}
      >
        {children}
      </div>
      {buttons('end', endActions)}
    </div>
  );
}

type Props = {
  label: string;
  side: 'start' | 'end';
  actions: readonly Action[];
  /** The keyboard focus reached a covered action, so the row opens. */
  onFocus: () => void;
  onDone: () => void;
};

/** The actions behind the row. Keyboards and screen readers reach them also while the row covers them. */
function SwipeButtons({ label, side, actions, onFocus, onDone }: Props) {
  const { pending: busy, run } = useAction();

  return (
    <div
      role="group"
      aria-label={label}
      className={joinClasses(styles.actions, styles[side])}
      data-side={side}
      onFocus={(event) => {
        // A tap reaches only visible buttons, so the row is open already.
        if (isKeyboardFocus(event.target)) onFocus();
      }}
    >
      {actions.map((action, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other identity
          key={index}
          type="button"
          data-part="action"
          className={styles.action}
          data-tone={action.tone ?? 'plain'}
          // Not `disabled`, because a disabled button loses the focus.
          aria-disabled={action.disabled || undefined}
          aria-busy={busy === index || undefined}
          onClick={() => {
            if (!action.disabled) run(() => action.onClick?.(), onDone, index);
          }}
        >
          {busy === index ? <Spinner size="1.25rem" /> : action.icon}
          {busy !== index && action.label}
        </button>
      ))}
    </div>
  );
}
