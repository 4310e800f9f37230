import type { KeyboardEvent, ReactNode } from 'react';
import styles from './popover.module.css';

export type PopoverAction = {
  id: string;
  text: string;
  icon?: ReactNode;
  /** @default 'plain' */
  tone?: 'plain' | 'danger';
  /** @default false */
  disabled?: boolean;
  onPress?: (() => void) | undefined;
};

type Props = {
  id: string;
  label: string | undefined;
  actions: readonly PopoverAction[];
  onAction: (action: PopoverAction) => void;
};

export function PopoverMenu({ id, label, actions, onAction }: Props) {
  return (
    <div id={id} role="menu" aria-label={label}>
      {actions.map((action, index) => (
        <button
          key={action.id}
          type="button"
          role="menuitem"
          className={styles.action}
          tabIndex={index === 0 ? 0 : -1}
          data-tone={action.tone}
          aria-disabled={action.disabled || undefined}
          onClick={() => {
            if (!action.disabled) onAction(action);
          }}
        >
          {action.icon}
          <span>{action.text}</span>
        </button>
      ))}
    </div>
  );
}

/** Arrows go round, Home and End, and the first letter of an item. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const goals: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const goal = goals[event.key] ?? byLetter(items, at, event);
  if (goal < 0) return;
  event.preventDefault();
  items[goal]?.focus();
}

function byLetter(items: readonly HTMLElement[], at: number, event: KeyboardEvent): number {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return -1;
  const letter = event.key.toLowerCase();
  const starts = items.map(({ textContent }) =>
    textContent.trim().toLowerCase().startsWith(letter),
  );
  const after = starts.findIndex((does, index) => does && index > at);
  return after >= 0 ? after : starts.indexOf(true);
}
