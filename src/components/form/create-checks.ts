import { judgedIn, namesIn, nativeFault } from './controls';
import type { FormStore } from './form-state';
import type { Item } from './items';
import {
  type Fault,
  faultOf,
  type FieldValue,
  type FlatValues,
  type FormValues,
  type Rule,
} from './rules';
import type { Translate } from '@/shared/messages';
import type { enForm } from '@/shared/messages/en-choice';
import { isPromise } from '@/shared/values';

type Needs = {
  readonly store: FormStore;
  readonly read: () => FlatValues;
  /** The same values, nested by path. */
  readonly values: () => FormValues;
  readonly words: () => Words;
};

export type Checks = ReturnType<typeof createChecks>;

/** Validates single items. A newer check of an item replaces the running one. */
export function createChecks({ store, read, values, words }: Needs) {
  function say(item: Item, message: string | null) {
    const judged = judgedIn(item.element);
    // Keep a custom validity that the component set: the component would not set it again.
    const isTheirs = judged?.validity.customError && judged.validationMessage !== item.own;
    if (!isTheirs) judged?.setCustomValidity(message ?? '');
    item.own = isTheirs ? '' : (message ?? '');
    item.shown = isTheirs ? (message ?? '') : '';
    store.setState(({ errors, summary }) => ({
      errors: { ...errors, [item.id]: message ?? undefined },
      // A valid field leaves the summary.
      summary: message === null ? summary.filter((line) => line.item !== item.id) : summary,
    }));
  }

  function warn(item: Item, flat: FlatValues) {
    const { rules } = item.options();
    const warning = warningOf({ element: item.element, rules, flat, values }, words());
    const message = warning ?? item.notice;
    const { warnings } = store.getState();
    if (warnings[item.id] === message) return;
    store.setState({ warnings: { ...warnings, [item.id]: message } });
  }

  function setChecking(item: Item, checking: boolean) {
    store.setState((state) => ({ checking: { ...state.checking, [item.id]: checking } }));
  }

  async function runSlowly(item: Item, run: AbortController, debounce: number) {
    if (debounce > 0) await pause(debounce, run.signal);
    const { rules } = item.options();
    const checked = { element: item.element, rules, own: item.own };
    const message = await slowMessage(checked, { read, values }, run.signal, words());
    if (run.signal.aborted) return;
    stop(item);
    if (message !== null) say(item, message);
  }

  function stop(item: Item) {
    item.run?.abort();
    item.run = null;
    if (store.getState().checking[item.id]) setChecking(item, false);
  }

  /** `flat` saves reading the form again for each of many items. */
  function check(item: Item, debounce = 0, flat = read()) {
    stop(item);
    item.judged = true;
    item.answered = false;
    const { rules } = item.options();
    const { element, own } = item;
    const isOff = isLeftOut(element, flat);
    const message = isOff ? null : quickMessage({ element, rules, own }, flat, words());
    say(item, message);
    warn(item, flat);
    item.latest = Promise.resolve();
    if (isOff || message !== null || !rules.some((rule) => rule.validator && !rule.warning)) return;
    const run = new AbortController();
    item.run = run;
    setChecking(item, true);
    item.latest = runSlowly(item, run, debounce);
  }

  /** Checks again if the component has withdrawn the error that is shown, or has another one now. */
  function refresh(item: Item): void {
    const { element, shown } = item;
    if (shown !== '' && judgedIn(element)?.validationMessage !== shown) check(item);
  }

  /** Waits for the newest check of the item, even if more checks start meanwhile. */
  async function settled(item: Item): Promise<boolean> {
    let latest: Promise<void> | null = null;
    while (latest !== item.latest) {
      latest = item.latest;
      await latest;
    }
    return store.getState().errors[item.id] === undefined;
  }

  return { check, refresh, say, settled, stop };
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
  /** The custom validity that the form set on the control. */
  readonly own: string;
};

/**
 * The result of the synchronous checks: first the browser's constraints, then the rules. A custom validity that a
 * component set counts too.
 */
function quickMessage(
  { element, rules, own }: Checked,
  values: FlatValues,
  t: Words,
): string | null {
  const judged = judgedIn(element);
  const say = ({ key, gaps }: Fault) => t(key === 'formRequired' ? emptyKey(judged) : key, gaps);
  if (judged && own !== '' && judged.validationMessage === own) judged.setCustomValidity('');
  const fault = judged && nativeFault(judged);
  const required = rules.find((rule) => rule.required && !rule.warning);
  if (fault) return (isMissing(fault) && required?.message) || say(fault);
  const value = valueIn(element, values);
  for (const rule of rules) {
    if (rule.warning) continue;
    const found = faultOf(value, rule);
    if (found) return rule.message ?? say(found);
  }
  return judged?.validity.customError ? judged.validationMessage : null;
}

type Warned = {
  readonly element: HTMLElement;
  readonly rules: readonly Rule[];
  readonly flat: FlatValues;
  readonly values: () => FormValues;
};

/** The message of the first failing rule with `warning`. Its validator must return synchronously. */
function warningOf({ element, rules, flat, values }: Warned, t: Words): string | undefined {
  const value = valueIn(element, flat);
  for (const rule of rules) {
    if (!rule.warning) continue;
    const fault = faultOf(value, rule);
    if (fault) return rule.message ?? t(fault.key, fault.gaps);
    const { signal } = new AbortController();
    const verdict = rule.validator?.(value, { values: values(), signal });
    if (typeof verdict === 'string' && verdict !== '') return verdict;
    if (verdict === false) return rule.message ?? t('formInvalid');
  }
  return undefined;
}

/** Runs the validators in order and returns the first error. */
async function slowMessage(
  { element, rules }: Checked,
  form: Pick<Needs, 'read' | 'values'>,
  signal: AbortSignal,
  t: Words,
): Promise<string | null> {
  for (const { validator, message, warning } of rules) {
    if (!validator || warning || signal.aborted) continue;
    try {
      const value = valueIn(element, form.read());
      const answer = validator(value, { values: form.values(), signal });
      // Do not wait for a validator that ignores the abort signal.
      const verdict = isPromise(answer) ? await Promise.race([answer, gone(signal)]) : answer;
      if (typeof verdict === 'string' && verdict !== '') return verdict;
      if (verdict === false) return message ?? t('formInvalid');
    } catch (error) {
      return typeof error === 'string' ? error : t('formUnchecked');
    }
  }
  return null;
}

function valueIn(element: HTMLElement, values: FlatValues): FieldValue {
  const [name] = namesIn(element);
  return name === undefined ? undefined : values[name];
}

/** True if all controls of the item are disabled. The form does not send such a field, so no rule applies. */
function isLeftOut(element: HTMLElement, values: FlatValues): boolean {
  const names = namesIn(element);
  return names.length > 0 && !names.some((name) => name in values);
}

/** The words for an empty field. Nobody fills in a Picker or a Signature, which names itself by `data-ask`. */
function emptyKey(judged: HTMLElement | undefined): Fault['key'] {
  if (judged?.dataset.ask === 'sign') return 'formSign';
  return judged?.inputMode === 'none' ? 'formChoose' : 'formRequired';
}

function isMissing({ key }: Fault): boolean {
  return key === 'formRequired' || key === 'formChoose' || key === 'formConfirm';
}

function gone(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
