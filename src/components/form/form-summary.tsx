import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { WarningIcon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { enForm } from '@/shared/messages/en-choice';
import styles from './form.module.css';
import { useFormScope } from './form-context';

/**
 * The list of errors above the fields. The empty alert is rendered too, because screen readers announce only changes
 * of an existing region.
 */
export function FormSummary() {
  const { form } = useFormScope('FormSummary');
  const t = useKitWords(enForm);
  const { summary, failure } = useStore(form.store);
  const isShown = summary.length > 0 || failure !== null;

  const follow = (event: MouseEvent, item: string) => {
    // The link must not change the URL of the page.
    event.preventDefault();
    form.focusItem(item);
  };

  return (
    <div
      role="alert"
      // Gets the focus if the first invalid field cannot get it.
      tabIndex={-1}
      data-part="summary"
      className={styles.summary}
      data-state={isShown ? 'shown' : 'empty'}
    >
      {isShown && (
        <>
          <p data-part="title" className={styles.summaryTitle}>
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
                      data-part="link"
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

/** A label that ends with punctuation, such as a question mark, needs no colon. */
function lineOf(label: string, message: string): string {
  if (label === '') return message;
  return /\p{P}$/u.test(label) ? `${label} ${message}` : `${label}: ${message}`;
}
