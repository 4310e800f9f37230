import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/button';
import { useMergedRefs } from '@/components/gestures';
import { ChevronDownIcon } from '@/components/icon';
import { joinClasses } from '@/components/join-classes';
import { mergeHandlers } from '@/components/merge-handlers';
import { useOverlayContainer, useOverlayRoot, usePresence } from '@/components/popup';
import { useEscape } from '@/components/use-escape';
import { useFollow } from '@/components/use-follow';
import { useValue } from '@/components/use-value';
import { useBackLayer, useKitWords } from '@/platform';
import { enDropdown } from '@/shared/messages/en-overlays';
import styles from './dropdown.module.css';
import { useDropdown } from './dropdown-context';
import { type DropdownOption, DropdownOptions } from './dropdown-options';
import { leaveByTab, useOwnFocus } from './use-panel-keys';

type Choice = {
  value?: readonly string[] | undefined;
  /** @default [] */
  defaultValue?: readonly string[];
  onChange?: ((value: readonly string[]) => void) | undefined;
};

type Native = Omit<ComponentProps<'button'>, keyof Choice | 'type' | 'title' | 'children'>;

/** What is not its own is for the title's button. */
export type DropdownItemProps = Native &
  Choice & {
    /** On the bar; by itself the chosen option's text. */
    title?: string | undefined;
    options?: readonly DropdownOption[];
    /** Several may be chosen; then it stays open until Done. @default false */
    multiple?: boolean;
    /** @default false */
    disabled?: boolean;
    /** Marks the title. @default what is chosen */
    active?: boolean | undefined;
    /** A panel of one's own, in place of options; it is handed what closes it. */
    children?: ReactNode | ((close: () => void) => ReactNode);
  };

/** A title on the bar of a Dropdown, and its panel. */
export function DropdownItem({ options = [], multiple = false, ...props }: DropdownItemProps) {
  const { title, disabled = false, defaultValue = [], children, value: given, ...more } = props;
  const { onChange, active, ref, className, ...native } = more;
  const { bar, current, setCurrent } = useDropdown();
  const [value, setValue] = useValue({
    value: given,
    initial: defaultValue,
    onChange,
  });
  const t = useKitWords(enDropdown);
  const id = useId();
  const open = current === id;
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRefs(button, ref);
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const state = usePresence(open, layer);
  const container = useOverlayContainer();
  const root = useOverlayRoot();
  const chosen = options.filter((option) => value.includes(option.value));
  const words = (!multiple && chosen[0]?.text) || title || '';
  const count = multiple && chosen.length > 0 ? ` ${chosen.length}` : '';

  const close = () => {
    setCurrent(null);
    if (layer.current?.contains(document.activeElement)) button.current?.focus();
  };
  const pick = (option: DropdownOption) => {
    const has = value.includes(option.value);
    if (!multiple) setValue([option.value]);
    else if (has) setValue(value.filter((other) => other !== option.value));
    else setValue([...value, option.value]);
    if (!multiple) close();
  };

  useFollow(state !== 'closed', [bar], () => {
    const bottom = bar.current?.getBoundingClientRect().bottom ?? 0;
    layer.current?.style.setProperty('top', `${Math.max(0, bottom)}px`);
  });
  useOwnFocus(panel, open);
  useEscape(layer, open, close);
  useBackLayer(open, close);
  useEffect(() => {
    if (!open) return;
    // A tap above the bar. On it the next title opens, and below is the mask.
    const tapped = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (!layer.current?.contains(target) && !bar.current?.contains(target)) setCurrent(null);
    };
    document.addEventListener('pointerdown', tapped, { capture: true });
    return () => document.removeEventListener('pointerdown', tapped, { capture: true });
  }, [open, bar, setCurrent]);

  return (
    <>
      <button
        {...native}
        {...mergeHandlers(native, { onClick: () => (open ? close() : setCurrent(id)) })}
        ref={buttonRef}
        type="button"
        className={joinClasses(styles.title, className)}
        disabled={disabled}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        data-dropdown-title
        data-active={(active ?? chosen.length > 0) ? '' : undefined}
      >
        <span className={styles.words}>{words + count}</span>
        <span className={styles.arrow}>
          <ChevronDownIcon size="1rem" />
        </span>
      </button>
      {state !== 'closed' &&
        createPortal(
          <div
            {...root}
            ref={layer}
            className={styles.layer}
            data-state={state}
            inert={state === 'leaving'}
          >
            <div className={styles.mask} onClick={close} aria-hidden />
            <div
              ref={panel}
              id={`${id}-panel`}
              className={styles.panel}
              role="dialog"
              aria-label={title ?? words}
              tabIndex={-1}
              onKeyDown={(event) => leaveByTab(event, close)}
            >
              {typeof children === 'function' ? children(close) : children}
              {!children && (
                <DropdownOptions
                  label={title ?? words}
                  chosen={value}
                  onPick={pick}
                  {...{ options, multiple }}
                />
              )}
              {!children && multiple && (
                <div className={styles.footer}>
                  <Button variant="tonal" onPress={() => setValue(defaultValue)}>
                    {t('dropdownReset')}
                  </Button>
                  <Button onPress={close}>{t('dropdownDone')}</Button>
                </div>
              )}
            </div>
          </div>,
          container ?? document.body,
        )}
    </>
  );
}
