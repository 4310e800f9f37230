import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/button';
import { useMergedRefs } from '@/components/kit/gestures';
import { takeBack } from '@/components/kit/leave-question';
import { joinClasses } from '@/components/kit/props';
import { asItems, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { Steps } from '@/components/steps';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { useBackPress, usePageId } from '@/router';
import { enForm } from '@/shared/messages/en-choice';
import { SubmitButton } from './form';
import type { FormController } from './create-form';
import { useFormScope } from './form-context';
import styles from './form.module.css';

export type FormStep = {
  readonly value: string;
  readonly label: string;
  /** The fields of the step. They stay in the form while another step is shown. */
  readonly content: ReactNode;
};

export type FormStepsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The fields of each step. All of them stay in the form. */
  items: readonly FormStep[];
  /** The text of the submit button, which the last step has. @default 'Done' */
  submitText?: ReactNode;
  /** Shows the list of steps above the fields. @default true */
  showSteps?: boolean;
  onStepChange?: ((value: string) => void) | undefined;
};

const readers = { items: asItems };

/** A form in steps. "Next" validates the fields of its step. The last step submits the form. */
export function FormSteps(ownProps: FormStepsProps) {
  const {
    items: steps,
    submitText,
    showSteps = true,
    onStepChange,
    ref,
    className,
    ...native
  } = useData('FormSteps', useDefaults('FormSteps', ownProps), readers);
  const { form } = useFormScope('FormSteps');
  const t = useKitWords(enForm);
  const id = useId();
  const pageId = usePageId();
  const root = useRef<HTMLDivElement>(null);
  const refs = useMergedRefs(root, ref);
  const [isChecking, setChecking] = useState(false);
  const step = Math.min(useStore(form.store).step, steps.length - 1);
  const isLast = step === steps.length - 1;
  /** The step that gets the focus after the next render. */
  const goal = useRef<number>(null);

  const tellStep = useEffectEvent(() => void onStepChange?.(steps[step]?.value ?? ''));
  const known = useRef(step);
  useLayoutEffect(() => {
    if (known.current === step) return;
    known.current = step;
    tellStep();
    if (goal.current !== step) return;
    goal.current = null;
    const panel = root.current?.querySelector<HTMLElement>('[data-step]:not([hidden])');
    panel?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  const show = (index: number) => {
    goal.current = index;
    form.setStep(index);
  };

  /** Goes back at once, and forward past steps whose fields are valid. */
  const goTo = async (index: number) => {
    if (isChecking) return;
    if (index <= step) return show(index);
    setChecking(true);
    try {
      const panels = root.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [];
      for (const panel of [...panels].slice(step, index)) {
        if (!(await form.validateIn(panel))) return;
      }
      show(index);
    } finally {
      setChecking(false);
    }
  };

  // Enter in a field submits the form. Before the last step it is "Next".
  const next = useEffectEvent((event: Event) => {
    if (isLast) return;
    event.preventDefault();
    event.stopPropagation();
    void goTo(step + 1);
  });
  // The form leads to a field with an error in another step.
  const reveal = useEffectEvent((event: Event) => {
    const panel = (event.target as Element).closest<HTMLElement>('[data-step]');
    if (panel) form.setStep(Number(panel.dataset.step));
  });
  useEffect(() => {
    const node = root.current;
    const element = node?.closest('form');
    element?.addEventListener('submit', next);
    node?.addEventListener('beforematch', reveal);
    return () => {
      element?.removeEventListener('submit', next);
      node?.removeEventListener('beforematch', reveal);
    };
  }, []);

  return (
    <div {...native} ref={refs} className={joinClasses(styles.steps, className)}>
      {showSteps && (
        <Steps
          items={steps}
          value={steps[step]?.value ?? ''}
          onChange={(chosen) => void goTo(steps.findIndex(({ value }) => value === chosen))}
        />
      )}
      {steps.map(({ value, label, content }, index) => (
        <div
          key={value}
          role="group"
          aria-labelledby={`${id}-${index}`}
          tabIndex={-1}
          data-part="step"
          className={styles.step}
          hidden={index !== step}
          data-step={index}
        >
          <VisuallyHidden id={`${id}-${index}`}>
            {t('formStepOf', { place: index + 1, count: steps.length })} {label}
          </VisuallyHidden>
          {content}
        </div>
      ))}
      <div className={styles.turns}>
        {step > 0 && (
          <Button variant="outline" onClick={() => show(step - 1)}>
            {t('formPrevious')}
          </Button>
        )}
        {isLast ? (
          <SubmitButton key="submit">{submitText ?? t('done')}</SubmitButton>
        ) : (
          <Button key="next" type="submit" block loading={isChecking}>
            {t('formNext')}
          </Button>
        )}
      </div>
      {pageId !== null && <StepBack step={step} onBack={() => show(step - 1)} form={form} />}
    </div>
  );
}

type StepBackProps = { step: number; onBack: () => void; form: FormController };

/** Back on the phone leads to the previous step. It leaves the page from the first one, and when the form is sent. */
function StepBack({ step, onBack, form }: StepBackProps) {
  useBackPress((back) => {
    const { status, dirty } = form.store.getState();
    const isSent = status === 'submitting' && !dirty;
    if (step === 0 || isSent) return false;
    if (takeBack(back)) onBack();
    return true;
  });
  return null;
}
