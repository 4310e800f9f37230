import { judgedIn, namesIn, nativeFault } from './controls';
import type { FormStore } from './form-state';
import type { Item } from './items';
import { type Fault, faultOf, type FieldValue, type FormValues, type Rule } from './rules';
import type { Translate } from '@/shared/messages';
import type { enForm } from '@/shared/messages/en-choice';
import { isPromise } from '@/shared/values';

type Needs = {
  readonly store: FormStore;
  readonly read: () => FormValues;
  readonly words: () => Words;
};

export type Checks = ReturnType<typeof createChecks>;

/** Judges single items. A newer check of the same item takes the place of the one that is still under way. */
export function createChecks({ store, read, words }: Needs) {
  function say(item: Item, message: string | null) {
    const judged = judgedIn(item.element);
    // What a component has said by itself stays: it would not say it once more.
    const isTheirs = judged?.validity.customError && judged.validationMessage !== item.own;
    if (!isTheirs) judged?.setCustomValidity(message ?? '');
    item.own = isTheirs ? '' : (message ?? '');
    store.setState(({ errors, summary }) => ({
      errors: { ...errors, [item.id]: message ?? undefined },
      // Who is mended leaves the summary.
      summary: message === null ? summary.filter((line) => line.item !== item.id) : summary,
    }));
  }

  function setChecking(item: Item, checking: boolean) {
    store.setState((state) => ({ checking: { ...state.checking, [item.id]: checking } }));
  }

  async function runSlowly(item: Item, run: AbortController, debounce: number) {
    if (debounce > 0) await pause(debounce, run.signal);
    const { rules } = item.options();
    const checked = { element: item.element, rules, own: item.own };
    const message = await slowMessage(checked, read, run.signal, words());
    if (run.signal.aborted) return;
    stop(item);
    if (message !== null) say(item, message);
  }

  function stop(item: Item) {
    item.run?.abort();
    item.run = null;
    if (store.getState().checking[item.id]) setChecking(item, false);
  }

  function check(item: Item, debounce = 0) {
    stop(item);
    item.judged = true;
    const { rules } = item.options();
    const message = quickMessage({ element: item.element, rules, own: item.own }, read(), words());
    say(item, message);
    item.latest = Promise.resolve();
    if (message !== null || !rules.some((rule) => rule.validator)) return;
    const run = new AbortController();
    item.run = run;
    setChecking(item, true);
    item.latest = runSlowly(item, run, debounce);
  }

  /** Until the newest check of it has ended, however many there are meanwhile. */
  async function settled(item: Item): Promise<boolean> {
    let latest: Promise<void> | null = null;
    while (latest !== item.latest) {
      latest = item.latest;
      await latest;
    }
    return store.getState().errors[item.id] === undefined;
  }

  return { check, say, settled, stop };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

export type Words = Translate<keyof typeof enForm>;

type Checked = {
  readonly element: HTMLElement;
  readonly rules: readonly Rule[];
  /** The text that the form itself has set on the control. */
  readonly own: string;
};

/** What can be said at once: first the browser, then the rules. A component's own custom validity counts too. */
function quickMessage(
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
async function slowMessage(
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
