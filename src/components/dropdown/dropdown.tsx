import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { focusByKey } from '@/components/kit/focus-keys';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import styles from './dropdown.module.css';
import { createPortal } from 'react-dom';
import { Button } from '@/components/button';
import { ChevronDownIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useFollow } from '@/components/kit/floating';
import { useValue } from '@/components/kit/use-value';
import {
  LayerContext,
  type OpenChangeReason,
  type OpenProps,
  useFloat,
  useLayerScope,
  useOpen,
  useOutside,
  useOverlayContainer,
  useOverlayRoot,
  usePresence,
} from '@/components/kit/overlays';
import { asItems, asText, asTexts, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useBackLayer, useKitWords } from '@/platform';
import { enDropdown } from '@/shared/messages/en-overlays';
import { type DropdownOption, DropdownOptions, leaveByTab, useOwnFocus } from './dropdown-options';

export type DropdownProps = ComponentProps<'div'> & {
  /** The accessible name of the bar. */
  label?: string | undefined;
};

/** A bar of filters. Each title opens a panel below the bar. */
export function Dropdown(ownProps: DropdownProps) {
  const { label, children, ref, className, ...native } = useDefaults('Dropdown', ownProps);
  const bar = useRef<HTMLDivElement>(null);
  const barRef = useMergedRefs(bar, ref);
  const openItem = useRef<OpenItem>(null);
  const [isOpen, setOpen] = useState(false);
  const [scope] = useState(() => ({
    bar,
    enter: (item: OpenItem) => {
      openItem.current?.replace();
      openItem.current = item;
      setOpen(true);
      return () => {
        if (openItem.current !== item) return;
        openItem.current = null;
        setOpen(false);
      };
    },
  }));
  const keys = mergeHandlers<HTMLDivElement>(native, { onKeyDown: moveAlong });

  return (
    <div
      {...native}
      {...keys}
      ref={barRef}
      className={joinClasses(styles.bar, className)}
      role="group"
      aria-label={label}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <DropdownContext value={scope}>{children}</DropdownContext>
    </div>
  );
}

/** Left and Right move along the bar, like Tab. Up and Down open a title's panel. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const bar = event.currentTarget;
  const titles = [...bar.querySelectorAll<HTMLElement>('[data-dropdown-title]:enabled')];
  const at = titles.findIndex((title) => title === event.target);
  if (at < 0) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (titles[at]?.getAttribute('aria-expanded') === 'false') titles[at].click();
  } else if (event.key.startsWith('Arrow')) focusByKey(event, [titles]);
}

type OpenItem = { readonly replace: () => void };

type DropdownScope = {
  readonly bar: RefObject<HTMLElement | null>;
  /** An item opens and replaces the one before. Returns the function to call when it closes. */
  readonly enter: (item: OpenItem) => () => void;
};

const DropdownContext = createContext<DropdownScope | null>(null);

function useDropdown(): DropdownScope {
  const scope = useContext(DropdownContext);
  if (!scope) throw new Error('DropdownItem: put it inside a Dropdown');
  return scope;
}

type Valued<V> = {
  value?: V | undefined;
  /** Reset goes back to it. @default no choice */
  defaultValue?: V | undefined;
  onChange?: ((value: V) => void) | undefined;
};

type Choice =
  | (Valued<string> & {
      /** @default false */
      multiple?: false | undefined;
    })
  | (Valued<readonly string[]> & {
      /** Users can choose several options. The panel stays open until Done. */
      multiple: true;
    });

/** Native props reach the title on the bar. */
type Native = Omit<ComponentProps<'button'>, keyof Valued<string> | 'type' | 'title' | 'children'>;

/** Other props go to the title's button. */
export type DropdownItemProps = Native &
  Choice &
  OpenProps & {
    /**
     * The text on the bar until an option is chosen. With `multiple` the number of chosen options follows it. With
     * `children` it stays. @default the text of the chosen option
     */
    title?: string | undefined;
    options?: readonly DropdownOption[];
    /** @default false */
    disabled?: boolean;
    /** Highlights the title. @default what is chosen */
    active?: boolean | undefined;
    /** Custom content that replaces the options. A function gets a callback that closes the panel. */
    children?: ReactNode | ((close: () => void) => ReactNode);
  };

const NONE: readonly string[] = [];

const readers = { options: asItems, title: asText, value: asTexts, defaultValue: asTexts };

/** A title on the bar of a Dropdown, with its panel. */
export function DropdownItem(ownProps: DropdownItemProps) {
  const {
    options = [],
    multiple = false,
    title,
    disabled = false,
    defaultValue,
    children,
    value: given,
    onChange,
    active,
    open: owned,
    defaultOpen,
    onOpenChange,
    ref,
    className,
    ...native
  } = useData('DropdownItem', useDefaults('DropdownItem', ownProps), readers);
  const { bar, enter } = useDropdown();
  // `readers` have made lists of both.
  const first = (defaultValue ?? NONE) as readonly string[];
  const [value, setValue] = useValue({
    value: given as readonly string[] | undefined,
    initial: first,
    onChange: (next) =>
      (onChange as ((value: unknown) => void) | undefined)?.(multiple ? next : (next[0] ?? '')),
  });
  const t = useKitWords(enDropdown);
  const id = useId();
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const { isOpen: open, layer, rootRef, scope } = useLayerScope('float', wanted);
  const replace = useEffectEvent(() => change(false, 'replaced'));
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRefs(button, ref);
  const panel = useRef<HTMLDivElement>(null);
  const state = usePresence(open, layer.root);
  const container = useOverlayContainer();
  const root = useOverlayRoot();
  const chosen = options.filter((option) => value.includes(option.value));
  const words = (!multiple && chosen[0]?.label) || title || '';
  const count = multiple && chosen.length > 0 ? ` ${chosen.length}` : '';
  const texts = chosen.map(({ label }) => label).join(', ');
  // The visible title has only the purpose or the choice. The accessible name has both.
  const name = title && texts ? `${title}${count}: ${texts}` : undefined;

  const close = (reason: OpenChangeReason) => change(false, reason);
  const pick = (option: DropdownOption) => {
    const has = value.includes(option.value);
    if (!multiple) setValue([option.value]);
    else if (has) setValue(value.filter((other) => other !== option.value));
    else setValue([...value, option.value]);
    if (!multiple) close('choice');
  };

  useFollow(state !== 'closed', [bar], () => {
    const bottom = bar.current?.getBoundingClientRect().bottom ?? 0;
    layer.root.current?.style.setProperty('top', `${Math.max(0, bottom)}px`);
  });
  useOwnFocus({ panel, title: button }, open);
  useFloat(layer, open, () => close('escape'));
  useBackLayer(open, close);
  // The bar is inside: a tap there opens the next title. The mask is below the bar.
  const outside = useOutside(open, { root: layer.root, others: [bar] }, () =>
    change(false, 'outside'),
  );
  useEffect(() => {
    if (!open) return;
    return enter({ replace: () => replace() });
  }, [open, enter]);

  return (
    <>
      <button
        aria-label={name}
        {...native}
        {...mergeHandlers(native, {
          onClick: () => (open ? close('trigger') : change(true, 'trigger')),
        })}
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
        <span data-part="arrow" className={styles.arrow}>
          <KitIcon name="chevron" icon={ChevronDownIcon} size="1rem" />
        </span>
      </button>
      {state !== 'closed' &&
        createPortal(
          <div
            {...root}
            {...outside}
            ref={rootRef}
            className={styles.layer}
            data-state={state}
            inert={state === 'leaving'}
          >
            <div
              data-part="mask"
              className={styles.mask}
              onClick={() => close('outside')}
              aria-hidden
            />
            <div
              ref={panel}
              id={`${id}-panel`}
              data-part="panel"
              className={styles.panel}
              role="dialog"
              aria-label={title ?? words}
              tabIndex={-1}
              onKeyDown={(event) =>
                leaveByTab(event, () => {
                  button.current?.focus();
                  close('outside');
                })
              }
            >
              <LayerContext value={scope}>
                {typeof children === 'function' ? children(() => close('choice')) : children}
                {!children && (
                  <DropdownOptions
                    label={title ?? words}
                    chosen={value}
                    onPick={pick}
                    {...{ options, multiple }}
                  />
                )}
                {!children && multiple && (
                  <div data-part="footer" className={styles.footer}>
                    <Button variant="tonal" onClick={() => setValue(first)}>
                      {t('dropdownReset')}
                    </Button>
                    <Button onClick={() => close('choice')}>{t('done')}</Button>
                  </div>
                )}
              </LayerContext>
            </div>
          </div>,
          container ?? document.body,
        )}
    </>
  );
}
