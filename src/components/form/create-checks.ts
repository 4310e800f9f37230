import { judgedIn, nativeFault } from './field-elements';
import type { Item } from './items';
import type { Core } from './types';
import { type Fault, faultOf, type FieldValue, type Rule } from './rules';
import { isPromise } from '@/shared/values';

export type Checks = ReturnType<typeof createChecks>;

/** Validates single items. A newer check of an item replaces the running one. */
export function createChecks({ store, fields, options }: Core) {
  const { values } = fields;

  function say(item: Item, message: string | null) {
    const judged = judgedIn(item);
    // Keep a custom validity that the component set: the component would not set it again.
    const isTheirs = judged?.validity.customError && judged.validationMessage !== item.own;
    if (!isTheirs) judged?.setCustomValidity(message ?? '');
    item.own = isTheirs ? '' : (message ?? '');
    item.shown = isTheirs ? (message ?? '') : '';
    if ((item.store.getState().error ?? null) !== message)
      item.store.setState({ error: message ?? undefined });
    // A valid field leaves the summary.
    const { summary } = store.getState();
    if (message === null && summary.some((line) => line.item === item.id))
      store.setState({ summary: summary.filter((line) => line.item !== item.id) });
  }

  /**
   * The result of the synchronous checks: first the browser's constraints, then the rules. A custom validity that a
   * component set counts too.
   */
  function quickMessage(item: Item, value: FieldValue): string | null {
    const { t } = options();
    const { rules } = item.options();
    const judged = judgedIn(item);
    const word = ({ key, gaps }: Fault) => t(key === 'formRequired' ? emptyKey(judged) : key, gaps);
    if (judged && item.own !== '' && judged.validationMessage === item.own)
      judged.setCustomValidity('');
    const fault = judged && nativeFault(judged);
    const required = rules.find((rule) => rule.required && !rule.warning);
    if (fault) return (isMissing(fault) && required?.message) || word(fault);
    // A file that is on its way is not missing.
    const mustWait = judged?.dataset.ask === 'wait' && judged.validity.customError;
    if (mustWait) return judged.validationMessage;
    for (const rule of rules) {
      const found = rule.warning ? null : faultOf(value, rule);
      if (found) return rule.message ?? word(found);
    }
    return judged?.validity.customError ? judged.validationMessage : null;
  }

  /** The message of the first failing rule with `warning`. Its validator must return synchronously. */
  function warningOf(item: Item, value: FieldValue): string | undefined {
    const { t, report } = options();
    for (const rule of item.options().rules) {
      if (!rule.warning) continue;
      const fault = faultOf(value, rule);
      if (fault) return rule.message ?? t(fault.key, fault.gaps);
      const { signal } = new AbortController();
      try {
        const verdict = rule.validator?.(value, { values: values(), signal });
        if (isPromise(verdict)) verdict.then(undefined, report);
        const text = textOf(verdict, rule);
        if (text !== undefined) return text;
      } catch (error) {
        report(error);
      }
    }
    return undefined;
  }

  /** The text of a validator's verdict, if it is an error. */
  function textOf(verdict: unknown, { message }: Rule): string | undefined {
    if (verdict === false) return message ?? options().t('formInvalid');
    return (typeof verdict === 'string' && verdict) || undefined;
  }

  /** Runs the validators in order and returns the first error. */
  async function slowMessage(item: Item, signal: AbortSignal): Promise<string | null> {
    const { t, report } = options();
    for (const rule of item.options().rules) {
      if (!rule.validator || rule.warning || signal.aborted) continue;
      try {
        const answer = rule.validator(fields.valueIn(item).value, { values: values(), signal });
        // Do not wait for a validator that ignores the abort signal.
        const verdict = isPromise(answer) ? await Promise.race([answer, gone(signal)]) : answer;
        const text = textOf(verdict, rule);
        if (text !== undefined) return text;
      } catch (error) {
        if (typeof error === 'string') return error;
        report(error);
        return t('formUnchecked');
      }
    }
    return null;
  }

  async function runSlowly(item: Item, run: AbortController, debounce: number) {
    if (debounce > 0) await pause(debounce, run.signal);
    const message = await slowMessage(item, run.signal);
    if (run.signal.aborted) return;
    stop(item);
    if (message !== null) say(item, message);
  }

  function stop(item: Item) {
    item.run?.abort();
    item.run = null;
    if (item.store.getState().checking) item.store.setState({ checking: false });
  }

  function check(item: Item, debounce = 0) {
    stop(item);
    item.judged = true;
    item.answered = false;
    const { rules } = item.options();
    const { isOff, hasName, value } = fields.valueIn(item);
    if (import.meta.env.DEV && !hasName && rules.length > 0) warnOfName(item);
    const message = isOff ? null : quickMessage(item, value);
    say(item, message);
    const warning = warningOf(item, value) ?? item.notice;
    if (item.store.getState().warning !== warning) item.store.setState({ warning });
    item.latest = Promise.resolve();
    if (isOff || message !== null || !rules.some((rule) => rule.validator && !rule.warning)) return;
    const run = new AbortController();
    item.run = run;
    item.store.setState({ checking: true });
    item.latest = runSlowly(item, run, debounce);
  }

  /** Checks again if the component has withdrawn the error that is shown, or has another one now. */
  function refresh(item: Item): void {
    const { shown } = item;
    if (shown !== '' && judgedIn(item)?.validationMessage !== shown) check(item);
  }

  /** Waits for the newest check of the item, even if more checks start meanwhile. */
  async function settled(item: Item): Promise<boolean> {
    let latest: Promise<void> | null = null;
    while (latest !== item.latest) {
      latest = item.latest;
      await latest;
    }
    return item.store.getState().error === undefined;
  }

  return { check, refresh, say, settled, stop };
}

/** Without a name the form has no value for the rules, so `required` would never hold. */
function warnOfName(item: Item) {
  if (item.isWarned) return;
  item.isWarned = true;
  const { label } = item.options();
  window.console.warn(
    `<FormItem label="${label}">: it has rules, but no control in it has a \`name\`, so the form cannot read its value. ` +
      'Give the control a `name`.',
    item.element,
  );
}

/** Ends early when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), gone(signal)]);
}

/** The words for an empty field. Nobody fills in a choice or a Signature, which names itself by `data-ask`. */
function emptyKey(judged: HTMLElement | undefined): Fault['key'] {
  if (judged?.dataset.ask === 'sign') return 'signHere';
  const isTyped = judged?.matches('input, textarea') && judged.inputMode !== 'none';
  return isTyped && !/^(radio|checkbox|file|range|hidden)$/.test((judged as HTMLInputElement).type)
    ? 'formRequired'
    : 'formChoose';
}

function isMissing({ key }: Fault): boolean {
  return key === 'formRequired' || key === 'formChoose' || key === 'formConfirm';
}

function gone(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
