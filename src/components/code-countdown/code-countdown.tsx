import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type Ref, useState } from 'react';
import { Button } from '@/components/button';
import { joinClasses } from '@/components/kit/props';
import { reasonOf } from '@/components/kit/reason-of';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { useNumbers } from '@/components/kit/use-numbers';
import { useReport } from '@/components/kit/use-safe-call';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { CODE_COUNTDOWN } from '@/shared/defaults';
import { enCodeCountdown } from '@/shared/messages/en-text';
import styles from './code-countdown.module.css';
import { leaseKey, retryAfterOf, useCodeLease } from './code-lease';

export type CodeCountdownHandle = {
  /** Starts the countdown when your code has sent a code in another way. */
  start: (seconds?: number) => void;
  /** Ends the countdown and deletes it from the storage. */
  reset: () => void;
};

type Native = Omit<ComponentProps<'span'>, 'onChange' | 'onError' | 'children'>;

export type CodeCountdownProps = Native & {
  /** The recipient: a telephone number or an e-mail address. Each recipient has a separate countdown. */
  recipient: string;
  /** The purpose of the code; each purpose has a separate countdown. @default 'code' */
  purpose?: string | undefined;
  /**
   * Sends the code. The countdown starts when its promise resolves. To set the seconds from the server, resolve or
   * reject with `{ retryAfter: 30 }`.
   */
  onSend: (recipient: string) => unknown;
  /** Sending failed, so there is no countdown. */
  onError?: ((error: unknown) => void) | undefined;
  /** [S9.2] The countdown in seconds. @default 60 */
  seconds?: number | undefined;
  /** Called with each second that is left. */
  onChange?: ((seconds: number) => void) | undefined;
  /** Called when the user may request a new code. */
  onEnd?: (() => void) | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** A plain one fits into the suffix of an Input. @default 'tonal' */
  variant?: 'tonal' | 'plain' | undefined;
  /** @default 'Send code' */
  startText?: string | undefined;
  /** The text during the countdown. `{seconds}` is replaced by the number. @default 'Resend in {seconds} s' */
  changeText?: string | undefined;
  /** After the countdown or a failure. @default 'Resend code' */
  endText?: string | undefined;
  handle?: Ref<CodeCountdownHandle> | undefined;
};

type Phase = 'idle' | 'sending' | 'sent' | 'failed' | 'ended';

const readers = {
  recipient: asText,
  purpose: asText,
  startText: asText,
  changeText: asText,
  endText: asText,
};

/**
 * A button that sends a code and then counts down. The countdown survives reloads and is the same in all pages and
 * tabs.
 */
export function CodeCountdown(ownProps: CodeCountdownProps) {
  const {
    recipient = '',
    purpose = 'code',
    onSend,
    ...props
  } = useData('CodeCountdown', useDefaults('CodeCountdown', ownProps, ['onSend']), readers);
  const t = useKitWords(enCodeCountdown);
  const number = useNumbers();
  const report = useReport();
  const {
    onError,
    seconds: asked = CODE_COUNTDOWN,
    onChange,
    onEnd,
    disabled,
    variant = 'tonal',
    startText,
    changeText,
    endText,
    handle,
    className,
    ...native
  } = props;
  const span = Number.isFinite(asked) && asked > 0 ? asked : CODE_COUNTDOWN;
  const key = leaseKey(purpose, recipient);
  const [was, setWas] = useState<{ key: string; phase: Phase; reason?: string | undefined }>({
    key,
    phase: 'idle',
  });
  const phase = was.key === key ? was.phase : 'idle';
  const lease = useCodeLease(key, {
    onTick: (left) => onChange?.(left),
    onEnd: () => {
      setWas({ key, phase: 'ended' });
      onEnd?.();
    },
  });

  const reset = () => {
    lease.clear();
    setWas({ key, phase: 'idle' });
  };
  useHandle(handle, { start: (wait = span) => lease.begin(key, wait), reset });

  const isWaiting = lease.seconds > 0;

  const send = async () => {
    if (!lease.isFree()) return;
    setWas({ key, phase: 'sending' });
    // The user may have entered another recipient meanwhile.
    const end = (next: Phase, reason?: string) =>
      setWas((now) => (now.key === key ? { key, phase: next, reason } : now));
    try {
      const answer = await onSend(recipient);
      lease.begin(key, retryAfterOf(answer) ?? span);
      end('sent');
    } catch (error) {
      const wait = retryAfterOf(error);
      // A failure with `retryAfter` is an answer of the server. Anything else may be a mistake.
      if (wait === undefined) report(error);
      else lease.begin(key, wait);
      end('failed', reasonOf(error));
      onError?.(error);
    }
  };

  const shown = number(lease.seconds);
  const waitText =
    changeText?.replace('{seconds}', shown) ?? t('codeCountdownWait', { seconds: shown });
  const goText =
    phase === 'idle' || phase === 'sending'
      ? (startText ?? t('codeCountdownSend'))
      : (endText ?? t('codeCountdownAgain'));
  const message = {
    idle: '',
    sending: '',
    sent: t('codeCountdownSent'),
    failed: was.reason ?? t('codeCountdownFailed'),
    ended: t('codeCountdownReady'),
  }[phase];

  return (
    <span
      {...native}
      className={joinClasses(styles.countdown, className)}
      data-variant={variant}
      data-state={isWaiting ? 'waiting' : phase}
    >
      <Button
        variant={variant}
        data-part="button"
        className={styles.button}
        disabled={disabled}
        loading={phase === 'sending'}
        // Not `disabled`, because a disabled button loses the focus.
        aria-disabled={isWaiting || undefined}
        onClick={() => void send()}
      >
        {isWaiting ? waitText : goText}
      </Button>
      <VisuallyHidden>
        {/* A screen reader finds the text here. It does not announce every second. */}
        <span role="timer" aria-live="off">
          {isWaiting ? waitText : ''}
        </span>
      </VisuallyHidden>
      <span role="status" data-part="message" className={styles.message} data-phase={phase}>
        {phase === 'failed' ? message : message && <VisuallyHidden>{message}</VisuallyHidden>}
      </span>
    </span>
  );
}
