import { type MouseEvent, useContext } from 'react';
import { useStore } from 'zustand';
import { WarningIcon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { enForm } from '@/shared/messages/en-choice';
import styles from './form.module.css';
import { FormContext, type FormScope } from './form-context';

/** What is wrong, above the fields. It stands there before it has a text, so that screen readers hear of that. */
export function FormSummary() {
  const { form } = useContext(FormContext) as FormScope;
  const t = useKitWords(enForm);
  const { summary, failure } = useStore(form.store);
  const isShown = summary.length > 0 || failure !== null;

  const follow = (event: MouseEvent, item: string) => {
    // The address is the page's own.
    event.preventDefault();
    form.focusItem(item);
  };

  return (
    <div
      role="alert"
      // Where the first field that is wrong can not have the focus.
      tabIndex={-1}
      className={styles.summary}
      data-state={isShown ? 'shown' : 'empty'}
    >
      {isShown && (
        <>
          <p className={styles.summaryTitle}>
            <WarningIcon size="1.25rem" />
            {failure ?? t('formSummary')}
          </p>
          {summary.length > 0 && (
            <ul role="list" className={styles.lines}>
              {summary.map(({ id, item, label, message }) => (
                <li key={id}>
                  {item === null ? (
                    message
                  ) : (
                    <a
                      href={`#${item}`}
                      className={styles.link}
                      onClick={(event) => follow(event, item)}
                    >
                      {lineOf(label, message)}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

/** A label that is a question needs no colon. */
function lineOf(label: string, message: string): string {
  if (label === '') return message;
  return /\p{P}$/u.test(label) ? `${label} ${message}` : `${label}: ${message}`;
}
