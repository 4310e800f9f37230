import '@/components/kit/tokens-extra.css';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { joinClasses } from '@/components/kit/props';
import { asRows, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enSteps } from '@/shared/messages/en-layout';
import { type StepStatus, stepStatus } from './step-status';
import styles from './steps.module.css';

export type Step = {
  title: ReactNode;
  /** A second, quieter line. */
  text?: ReactNode;
  /** Replaces the number. */
  icon?: ReactNode;
  /** Overrides the status from `current`. */
  status?: StepStatus;
};

export type StepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly Step[];
  /** The index of the current step; the number of steps when all are done. @default 0 */
  current?: number;
  /** The status of the current step. @default 'current' */
  status?: 'current' | 'failed';
  /** @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
  /** Makes the steps buttons. */
  onStep?: (index: number) => void;
};

const readers = { steps: asRows };

/** The steps of a process, and the current one. */
export function Steps(ownProps: StepsProps) {
  const {
    steps,
    current = 0,
    status = 'current',
    direction = 'horizontal',
    onStep,
    className,
    ...rest
  } = useData('Steps', useDefaults('Steps', ownProps), readers);
  const t = useKitWords(enSteps);
  const said = { done: t('stepsDone'), failed: t('stepsFailed'), current: '', waiting: '' };
  return (
    // Safari drops the list role of a list without numbers.
    <ol
      {...rest}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      className={joinClasses(styles.steps, className)}
      data-direction={direction}
    >
      {steps.map((step, index) => {
        const state = step.status ?? stepStatus(index, current, status);
        const body = (
          <>
            <span className={styles.mark} aria-hidden>
              {step.icon ?? <Mark state={state} number={index + 1} />}
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{step.title}</span>
              {step.text && <span className={styles.text}>{step.text}</span>}
              {said[state] && <VisuallyHidden> {said[state]}</VisuallyHidden>}
            </span>
          </>
        );
        return (
          <li
            key={index}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {onStep ? (
              <button type="button" className={styles.body} onClick={() => onStep(index)}>
                {body}
              </button>
            ) : (
              <div className={styles.body}>{body}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ state, number }: { state: StepStatus; number: number }) {
  if (state === 'done') return <KitIcon name="check" icon={CheckIcon} size={16} weight={2.5} />;
  if (state === 'failed') return <KitIcon name="close" icon={CloseIcon} size={16} weight={2.5} />;
  return number;
}
