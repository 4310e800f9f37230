import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CheckIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import styles from './dropdown.module.css';
import { useListKeys } from '@/components/kit/list-keys';
import { tabStops } from '@/components/kit/overlays';

export type DropdownOption = {
  value: string;
  label: string;
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
};

type Props = {
  label: string;
  options: readonly DropdownOption[];
  chosen: readonly string[];
  multiple: boolean;
  onPick: (option: DropdownOption) => void;
};

/** A list box. The chosen option, or else the first, gets the focus. */
export function DropdownOptions({ label, options, chosen, multiple, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // The tab stop: at first the chosen option, then the last focused option.
  const [active, setActive] = useState(() =>
    options.findIndex(({ value }) => chosen.includes(value)),
  );
  const stop = active >= 0 && active < options.length ? active : 0;
  const keys = useListKeys('[role=option]', { wraps: false });
  useLayoutEffect(() => {
    const [first] =
      list.current?.querySelectorAll<HTMLElement>('[role=option][tabindex="0"]') ?? [];
    first?.focus();
  }, []);

  return (
    <div
      ref={list}
      data-part="options"
      className={styles.options}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      {...keys}
    >
      {options.map((option, index) => {
        const isChosen = chosen.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            role="option"
            data-part="option"
            className={styles.option}
            tabIndex={index === stop ? 0 : -1}
            aria-selected={isChosen}
            aria-disabled={option.disabled || undefined}
            onFocus={() => setActive(index)}
            onClick={() => {
              // Safari does not focus a button that is clicked.
              setActive(index);
              if (!option.disabled) onPick(option);
            }}
          >
            {option.icon}
            <span data-part="text" className={styles.text}>
              {option.label}
            </span>
            {isChosen && <KitIcon name="check" icon={CheckIcon} size="1.25rem" />}
          </button>
        );
      })}
    </div>
  );
}

type FocusParts = {
  readonly panel: RefObject<HTMLElement | null>;
  readonly title: RefObject<HTMLElement | null>;
};

/**
 * Moves the focus into a panel that does not take it: the panel's portal is not next to its title in the tab order. When
 * the panel closes, the focus returns to the title.
 */
export function useOwnFocus({ panel, title }: FocusParts, isOpen: boolean): void {
  useLayoutEffect(() => {
    const [element, opener] = [panel.current, title.current];
    if (!isOpen || !element) return;
    if (!element.contains(document.activeElement)) {
      const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element;
      first.focus({ preventScroll: true });
    }
    return () => {
      if (element.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    };
  }, [panel, title, isOpen]);
}

/**
 * Tab after the last control of a panel, or Shift+Tab before the first, continues from its title. `close` returns the
 * focus there.
 */
export function leaveByTab(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key !== 'Tab') return;
  const { activeElement } = document;
  const way = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const list = activeElement?.closest('[role=listbox]');
  const isAhead = tabStops(event.currentTarget).some(
    (stop) =>
      !list?.contains(stop) && activeElement && activeElement.compareDocumentPosition(stop) & way,
  );
  if (isAhead) return;
  if (event.shiftKey) event.preventDefault();
  close();
}
