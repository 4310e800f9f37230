import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/components/icon';
import { type OpenChangeReason, type OpenProps, useOpen } from '@/components/kit/overlays';
import { useMergedRefs, useRepeatPress } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { enNumberKeyboard } from '@/shared/messages/en-text';
import { useHydrated } from '@/shared/use-hydrated';
import { BottomLayer } from './bottom-layer';
import { keysOf, type NumberKeyboardType, shuffleDigits, useHardwareKeys } from './keys';
import styles from './number-keyboard.module.css';

/** Native props reach the keypad, and so does `ref`. */
export type NumberKeyboardProps = Omit<ComponentProps<'div'>, 'title' | 'onInput'> &
  OpenProps & {
    /** 'digit' has a decimal point, 'idcard' an X. @default 'number' */
    type?: NumberKeyboardType | undefined;
    /** In the page, or in a layer at the bottom of the screen while it is open. @default 'inline' */
    placement?: 'inline' | 'bottom' | undefined;
    /** Shuffles the digits each time it opens. @default false */
    random?: boolean | undefined;
    title?: ReactNode;
    /** The text of the large confirm key; null removes the key. @default 'Done' at the bottom, none inline */
    confirmText?: string | null | undefined;
    confirmDisabled?: boolean | undefined;
    /** The decimal point of `digit`. @default '.' */
    dot?: string | undefined;
    disabled?: boolean | undefined;
    /** Called with a digit, the decimal point, or X. */
    onInput?: ((key: string) => void) | undefined;
    /** Called again and again while users hold the key. */
    onDelete?: (() => void) | undefined;
    /** Called at the large key. At the bottom the keyboard then closes. */
    onConfirm?: (() => void) | undefined;
    /** The accessible name. @default 'Number keyboard' */
    label?: string | undefined;
  };

/** A numeric keypad for codes, amounts and ID numbers. */
export function NumberKeyboard(ownProps: NumberKeyboardProps) {
  const props = useDefaults('NumberKeyboard', ownProps);
  const { placement = 'inline', open, defaultOpen, onOpenChange, ...board } = props;
  const [isOpen, change] = useOpen({ open, defaultOpen, onOpenChange });
  const close = (reason: OpenChangeReason) => change(false, reason);
  if (placement === 'inline') return <Board {...board} isLayer={false} onClose={close} />;
  return (
    <BottomLayer open={isOpen} onClose={close}>
      <Board {...board} isLayer onClose={close} />
    </BottomLayer>
  );
}

type BoardProps = Omit<NumberKeyboardProps, 'placement' | keyof OpenProps> & {
  isLayer: boolean;
  onClose: (reason: OpenChangeReason) => void;
};

function Board({
  ref,
  type = 'number',
  random = false,
  title,
  isLayer,
  onClose,
  ...props
}: BoardProps) {
  const t = useKitWords(enNumberKeyboard);
  const {
    confirmText,
    confirmDisabled,
    disabled,
    dot = '.',
    label,
    onInput,
    onDelete,
    onConfirm,
    className,
    ...native
  } = props;
  const board = useRef<HTMLDivElement>(null);
  const refs = useMergedRefs(board, ref);
  // Shuffle only after hydration, because the server's random order would differ.
  const isLive = useHydrated();
  const [order] = useState(() => shuffleDigits(Math.random));
  const keys = keysOf(type, random && isLive ? order : undefined);
  const extra = keys.extra === '.' ? dot : keys.extra;
  const confirm = confirmText === undefined && isLayer ? t('done') : confirmText;
  const has = [...keys.digits, keys.last, extra];

  const finish = () => {
    onConfirm?.();
    if (isLayer) onClose('choice');
  };

  useHardwareKeys(board, !disabled, {
    everywhere: isLayer,
    accepts: (key) => has.includes(key) || (extra === 'X' && key === 'x'),
    onInput: (key) => onInput?.(key.toUpperCase()),
    onDelete: () => onDelete?.(),
    onEnter: () => {
      if (confirm && !confirmDisabled) finish();
    },
  });

  const digit = (key: string, kind: 'digit' | 'last' = 'digit') => (
    <KeyButton key={key} kind={kind} disabled={disabled ?? false} onPress={() => onInput?.(key)}>
      {key}
    </KeyButton>
  );

  return (
    <div
      role={isLayer ? 'region' : 'group'}
      aria-label={label ?? t('numberKeyboardLabel')}
      {...native}
      ref={refs}
      className={joinClasses(styles.board, className)}
      data-confirm={confirm ? '' : undefined}
      data-placement={isLayer ? 'bottom' : 'inline'}
    >
      {(title || isLayer) && (
        <div data-part="header" className={styles.head}>
          <span data-part="title" className={styles.title}>
            {title}
          </span>
          {isLayer && (
            <button
              type="button"
              data-part="close"
              className={styles.close}
              aria-label={t('numberKeyboardClose')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onClose('close-button')}
            >
              <Icon size={22}>
                <path d="m6 9.5 6 6 6-6" />
              </Icon>
            </button>
          )}
        </div>
      )}
      {/* The layout of a telephone keypad, also in RTL languages. */}
      <div className={styles.keys} dir="ltr">
        {keys.digits.map((key) => digit(key))}
        {extra ? (
          <KeyButton
            {...(extra === dot && type === 'digit' && { label: t('numberKeyboardDot') })}
            disabled={disabled ?? false}
            onPress={() => onInput?.(extra)}
          >
            {extra}
          </KeyButton>
        ) : (
          <span />
        )}
        {digit(keys.last, 'last')}
        <KeyButton
          kind="side"
          label={t('numberKeyboardDelete')}
          repeats
          disabled={disabled ?? false}
          onPress={() => onDelete?.()}
        >
          <Icon size={26}>
            <path d="M9 5.5h9.5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H9L3 12Z" />
            <path d="m11.5 9.5 5 5m0-5-5 5" />
          </Icon>
        </KeyButton>
        {confirm && (
          <KeyButton
            kind="confirm"
            disabled={disabled || confirmDisabled || false}
            onPress={finish}
          >
            {confirm}
          </KeyButton>
        )}
      </div>
    </div>
  );
}

type KeyButtonProps = {
  kind?: 'digit' | 'last' | 'side' | 'confirm';
  label?: string;
  repeats?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function KeyButton({ kind = 'digit', label, children, ...props }: KeyButtonProps) {
  const { repeats = false, disabled = false, onPress } = props;
  const press = useRepeatPress({ onPress, repeats, disabled });
  // It may close the keyboard. Before the click, that would leave the click to the element behind.
  const keys = kind === 'confirm' ? { onClick: onPress } : press;
  return (
    <button
      type="button"
      {...keys}
      data-part="button"
      className={styles.key}
      data-kind={kind}
      aria-label={label}
      disabled={disabled}
      // The edited field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
