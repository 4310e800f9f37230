import '@/components/kit/tokens-extra.css';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { joinClasses } from '@/components/kit/props';
import { asItems, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useValue } from '@/components/kit/use-value';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enSteps } from '@/shared/messages/en-lists';
import { type StepStatus, stepStatus } from './step-status';
import styles from './steps.module.css';

export type Step = {
  value: string;
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** Replaces the number. */
  icon?: ReactNode;
  /** @default from the place of the current step */
  status?: StepStatus;
};

type Native = Omit<ComponentProps<'ol'>, 'children' | 'onChange' | 'defaultValue'>;

export type StepsProps = Native & {
  items: readonly Step[];
  /** The current step. Makes it controlled. */
  value?: string | undefined;
  /** @default the first step */
  defaultValue?: string | undefined;
  /** The status of the current step: `done` after the last one. @default 'current' */
  status?: 'current' | 'failed' | 'done';
  /** @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
  /** Makes the steps buttons. */
  onChange?: ((value: string) => void) | undefined;
};

const readers = { items: asItems };

/** The steps of a process, and the current one. */
export function Steps(ownProps: StepsProps) {
  const {
    items,
    value,
    defaultValue,
    status = 'current',
    direction = 'horizontal',
    onChange,
    className,
    ...rest
  } = useData('Steps', useDefaults('Steps', ownProps), readers);
  const t = useKitWords(enSteps);
  const [chosen, choose] = useValue({
    value,
    initial: defaultValue ?? items[0]?.value ?? '',
    onChange,
  });
  const current = items.findIndex((step) => step.value === chosen);
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
      {items.map((step, index) => {
        const state = step.status ?? stepStatus(index, current, status);
        const body = (
          <>
            <span data-part="mark" className={styles.mark} aria-hidden>
              {step.icon ?? <Mark state={state} number={index + 1} />}
            </span>
            <span className={styles.words}>
              <span data-part="label" className={styles.label}>
                {step.label}
              </span>
              {step.note && (
                <span data-part="note" className={styles.note}>
                  {step.note}
                </span>
              )}
              {said[state] && <VisuallyHidden> {said[state]}</VisuallyHidden>}
            </span>
          </>
        );
        return (
          <li
            key={step.value}
            data-part="step"
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {onChange ? (
              <button
                type="button"
                data-part="body"
                className={styles.body}
                onClick={() => choose(step.value)}
              >
                {body}
              </button>
            ) : (
              <div data-part="body" className={styles.body}>
                {body}
              </div>
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
