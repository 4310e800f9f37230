import { quickMessage, slowMessage, type Words } from './check-item';
import { judgedIn } from './controls';
import type { FormStore } from './form-state';
import type { Item } from './items';
import type { FormValues } from './rules';

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
