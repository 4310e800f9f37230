import { isKeyboardFocus } from '@/components/is-keyboard-focus';
import { joinClasses } from '@/components/join-classes';
import { Spinner } from '@/components/spinner';
import { useState } from 'react';
import { isPromise } from '@/shared/values';
import type { SwipeActionItem } from './swipe-action';
import styles from './swipe-action.module.css';

type Props = {
  label: string;
  side: 'start' | 'end';
  actions: readonly SwipeActionItem[];
  /** Tab leads to them although they are covered: the row makes way. */
  onFocus: () => void;
  onDone: () => void;
};

/** The actions under the row. They are there for the keyboard and for screen readers also while it covers them. */
export function SwipeButtons({ label, side, actions, onFocus, onDone }: Props) {
  const [busy, setBusy] = useState<string | null>(null);

  const press = async ({ key, onPress }: SwipeActionItem) => {
    if (busy !== null) return;
    const answer = onPress();
    if (!isPromise(answer)) return answer === false ? undefined : onDone();
    setBusy(key);
    try {
      if ((await answer) !== false) onDone();
    } catch {
      // Whoever rejects has told the visitor; the row stays open for another try.
    } finally {
      setBusy(null);
    }
  };

  return (
    <div
      role="group"
      aria-label={label}
      className={joinClasses(styles.actions, styles[side])}
      data-side={side}
      onFocus={(event) => {
        // A finger's tap focuses what it sees anyway.
        if (isKeyboardFocus(event.target)) onFocus();
      }}
    >
      {actions.map((action) => (
        <button
          key={action.key}
          type="button"
          className={styles.action}
          data-tone={action.tone ?? 'neutral'}
          aria-busy={busy === action.key || undefined}
          onClick={() => void press(action)}
        >
          {busy === action.key ? <Spinner size="1.25rem" /> : action.text}
        </button>
      ))}
    </div>
  );
}
