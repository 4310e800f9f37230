import type { Translate } from '@/shared/messages';
import type { enForm } from '@/shared/messages/en-choice';
import { isPromise } from '@/shared/values';
import { judgedIn, namesIn, nativeFault } from './controls';
import { type Fault, faultOf, type FieldValue, type FormValues, type Rule } from './rules';

export type Words = Translate<keyof typeof enForm>;

type Checked = {
  readonly element: HTMLElement;
  readonly rules: readonly Rule[];
  /** The text that the form itself has set on the control. */
  readonly own: string;
};

/** What can be said at once: first the browser, then the rules. A component's own custom validity counts too. */
export function quickMessage(
  { element, rules, own }: Checked,
  values: FormValues,
  t: Words,
): string | null {
  const say = ({ key, gaps }: Fault) => t(key, gaps);
  const judged = judgedIn(element);
  if (judged && own !== '' && judged.validationMessage === own) judged.setCustomValidity('');
  const fault = judged && nativeFault(judged);
  const required = rules.find((rule) => rule.required);
  if (fault) return (isMissing(fault) && required?.message) || say(fault);
  const value = valueIn(element, values);
  for (const rule of rules) {
    const found = faultOf(value, rule);
    if (found) return rule.message ?? say(found);
  }
  return judged?.validity.customError ? judged.validationMessage : null;
}

/** What validators say, one after the other; the first objection counts. */
export async function slowMessage(
  { element, rules }: Checked,
  read: () => FormValues,
  signal: AbortSignal,
  t: Words,
): Promise<string | null> {
  for (const { validator, message } of rules) {
    if (!validator || signal.aborted) continue;
    try {
      const values = read();
      const answer = validator(valueIn(element, values), { values, signal });
      // A validator that does not heed the signal is not waited for.
      const verdict = isPromise(answer) ? await Promise.race([answer, gone(signal)]) : answer;
      if (typeof verdict === 'string' && verdict !== '') return verdict;
      if (verdict === false) return message ?? t('formInvalid');
    } catch (error) {
      return typeof error === 'string' ? error : t('formUnchecked');
    }
  }
  return null;
}

function valueIn(element: HTMLElement, values: FormValues): FieldValue {
  const [name] = namesIn(element);
  return name === undefined ? undefined : values[name];
}

function isMissing({ key }: Fault): boolean {
  return key === 'formRequired' || key === 'formChoose';
}

function gone(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
