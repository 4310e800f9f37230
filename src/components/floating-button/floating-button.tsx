import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon, PlusIcon } from '@/components/icon';
import type { Action } from '@/components/kit/action';
import { KitIcon } from '@/components/kit/kit-context';
import { focusByKey } from '@/components/kit/focus-keys';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useValue } from '@/components/kit/use-value';
import {
  type OpenChangeReason,
  type OpenProps,
  useFloatBox,
  useOpen,
  useOutside,
  useOverlayRoot,
} from '@/components/kit/overlays';
import { useDefaults } from '@/components/kit/use-defaults';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { useBackLayer, useKitWords } from '@/platform';
import { enFloatingButton } from '@/shared/messages/en-overlays';
import { useHydrated } from '@/shared/use-hydrated';
import { type FloatingAxis, type FloatingOffset, useBubble } from './use-bubble';
import styles from './floating-button.module.css';

export type FloatingButtonProps = Omit<ComponentProps<'div'>, 'children' | 'onClick'> &
  OpenProps & {
    /** The accessible name. */
    label: string;
    /** @default a plus */
    icon?: ReactNode;
    /** Called at each press, with `actions` too, but not after a drag. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
    /** The axes on which users may drag the button. `lock` disables the drag. @default 'y' */
    axis?: FloatingAxis;
    /** After a drag the button moves to the nearer edge on this axis. */
    magnetic?: 'x' | 'y' | undefined;
    /** Pixels to the edges, the bars, and the on-screen keyboard. @default 16 */
    gap?: number;
    /** Pixels from the left and top edges of the available area. */
    offset?: FloatingOffset | undefined;
    /** The first position of an uncontrolled button. @default the lower end corner */
    defaultOffset?: FloatingOffset | undefined;
    /** Called after a drag, and at each arrow key on the button. */
    onOffsetChange?: ((offset: FloatingOffset) => void) | undefined;
    /** Actions that a press opens and closes: `open` is about them. `onClick` is also called. */
    actions?: readonly Action[] | undefined;
    /** The parent element of the button. @default its place in the page */
    container?: HTMLElement | undefined;
  };

/** A round button above the page, which users can drag. It stays clear of bars and the on-screen keyboard. */
export function FloatingButton(ownProps: FloatingButtonProps) {
  const {
    label,
    icon,
    onClick,
    axis = 'y',
    magnetic,
    gap = 16,
    offset,
    defaultOffset,
    onOffsetChange,
    actions,
    container,
    open,
    defaultOpen,
    onOpenChange,
    ref,
    className,
    ...native
  } = useDefaults('FloatingButton', ownProps);
  const isBrowser = useHydrated();
  const [place, setPlace] = useValue<FloatingOffset | null>({
    value: offset,
    initial: defaultOffset ?? null,
    onChange: (next) => next && onOffsetChange?.(next),
  });
  const [isOpen, change] = useOpen({ open, defaultOpen, onOpenChange });
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { drag, moveByKey } = useBubble(root, {
    ...{ axis, magnetic, gap },
    offset: place,
    onOffset: setPlace,
  });
  const rootRef = useMergedRefs(root, ref);
  const buttonRef = useMergedRefs(button, axis === 'lock' ? undefined : drag);
  const portal = useOverlayRoot(native);
  const t = useKitWords(enFloatingButton);
  const call = useSafeCall();
  const id = useId();

  const close = (reason: OpenChangeReason) => {
    change(false, reason);
    if (root.current?.contains(document.activeElement)) button.current?.focus();
  };
  useFloatBox(root, isOpen, () => close('escape'));
  useBackLayer(isOpen, close);
  useOutside(isOpen, { root, others: [] }, () => change(false, 'outside'));

  if (!isBrowser) return null;
  const bubble = (
    <div
      {...(container ? portal : native)}
      ref={rootRef}
      className={joinClasses(styles.root, className)}
      data-state={isOpen ? 'open' : 'closed'}
      data-axis={axis}
    >
      <button
        ref={buttonRef}
        type="button"
        data-part="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={actions ? isOpen : undefined}
        aria-controls={actions && isOpen ? `${id}-actions` : undefined}
        aria-describedby={axis === 'lock' ? undefined : `${id}-hint`}
        onClick={(event) => {
          if (actions) change(!isOpen, 'trigger');
          onClick?.(event);
        }}
        onKeyDown={moveByKey}
      >
        {isOpen ? (
          <KitIcon name="close" icon={CloseIcon} />
        ) : (
          (icon ?? <KitIcon name="plus" icon={PlusIcon} />)
        )}
      </button>
      {/* After the button in the document, so that Tab moves from the button to the actions. */}
      {actions && isOpen && (
        // Arrow keys are optional, because each action is a tab stop.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul
          id={`${id}-actions`}
          data-part="actions"
          className={styles.actions}
          aria-label={label}
          role="list"
          onKeyDown={moveFocus}
        >
          {actions.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other identity
            <li key={index}>
              <button
                type="button"
                data-part="action"
                className={styles.action}
                data-tone={action.tone}
                // Not `disabled`: screen readers read it, and the arrow keys reach it.
                aria-disabled={action.disabled || undefined}
                onClick={() => {
                  if (action.disabled) return;
                  close('choice');
                  call(action.onClick);
                }}
              >
                <span>{action.label}</span>
                {action.icon && <span className={styles.sign}>{action.icon}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {axis !== 'lock' && (
        <span id={`${id}-hint`} hidden>
          {t('moveWithKeys')}
        </span>
      )}
    </div>
  );
  return container ? createPortal(bubble, container) : bubble;
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const actions = [...event.currentTarget.querySelectorAll('button')];
  focusByKey(
    event,
    actions.map((action) => [action]),
  );
}
