import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { CloseIcon, Icon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useKitWords } from '@/platform';
import { enInput } from '@/shared/messages/en-text';
import styles from './input.module.css';

type ClearButtonProps = {
  label: ReactNode;
  onClick: () => void;
};

export function ClearButton({ label, onClick }: ClearButtonProps) {
  const t = useKitWords(enInput);
  return (
    <button
      type="button"
      data-part="button"
      className={styles.button}
      aria-label={typeof label === 'string' ? t('inputClear', { label }) : t('clear')}
      // The field keeps the focus, so the phone's keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <span className={styles.disc}>
        <KitIcon name="clear" icon={CloseIcon} size="0.75rem" weight={2.5} />
      </span>
    </button>
  );
}

type RevealButtonProps = {
  field: RefObject<HTMLInputElement | null>;
  pressed: boolean;
  disabled: boolean | undefined;
  onChange: (pressed: boolean) => void;
};

export function RevealButton({ field, pressed, disabled, onChange }: RevealButtonProps) {
  const t = useKitWords(enInput);
  const caret = useRef<number | null>(null);

  // Browsers reset the caret when a field changes its type.
  useLayoutEffect(() => {
    const input = field.current;
    if (caret.current === null || document.activeElement !== input) return;
    input?.setSelectionRange(caret.current, caret.current);
  }, [pressed, field]);

  return (
    <button
      type="button"
      data-part="button"
      className={styles.button}
      aria-label={t('inputReveal')}
      aria-pressed={pressed}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        caret.current = field.current?.selectionEnd ?? null;
        onChange(!pressed);
      }}
    >
      <Icon size="1.25rem">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
        <circle cx="12" cy="12" r="2.75" />
        {!pressed && <path d="m4 4 16 16" />}
      </Icon>
    </button>
  );
}
