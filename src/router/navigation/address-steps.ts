import { isShown } from '../core/panes';
import { planStep, type StepMode } from '../core/plan-step';
import { isRefusal, type Refusal, refuse, shorten } from '../core/refusal';
import { type Page, type Target, topPage } from '../core/state';
import { checkTarget, editedTarget } from '../routes/target';
import type { Services } from './services';
import type { Transaction } from './transaction';

export type Params = Readonly<Record<string, unknown>>;

type AddressParts = Pick<Services, 'table' | 'store' | 'queue' | 'context' | 'onRefused'> & {
  readonly transaction: Pick<Transaction, 'apply'>;
};

export type AddressSteps = ReturnType<typeof createAddressSteps>;

/** Another query or fragment for a page that is shown, which stays. */
export function createAddressSteps(parts: AddressParts) {
  const { table, store, queue, transaction, context, onRefused } = parts;
  const top = () => topPage(store.stack());
  const targetOf = (url: string) => checkTarget(table, 'any', { to: { url } }, top().url);

  /** The target of a step that waits in the queue. A second step in the same task starts from it. */
  let waiting: { readonly key: string; readonly target: Target } | null = null;

  /** The checks of a new page [S2.1] hold for an address step too. */
  const checkStep = (url: string, page: Page): Target | Refusal =>
    isShown(store.stack(), page.key)
      ? targetOf(url)
      : refuse('cancel', `only a page that is shown can change its address: ${shorten(url)}`);

  /** The change of a page that is not shown is refused. */
  const step = (url: string, mode: StepMode, page: Page = top()): void => {
    const requested = targetOf(url);
    const own = isRefusal(requested) ? null : { key: page.key, target: requested };
    waiting = own;
    // At once, so that a field of the page can show a param: React puts the old text back at the end of the event.
    queue.runSoon(() => {
      if (waiting === own) waiting = null;
      const target = checkStep(url, page);
      if (isRefusal(target)) return onRefused(target);
      const plan = planStep(store.stack(), target, mode, context(), page.key);
      transaction.apply(plan, { animate: false, cause: 'page' });
    });
  };

  return {
    step,
    /**
     * The page's own URL with other fields in its query. A function gets the page's params after a step that waits. null: the
     * page has these params already, or the route refuses them.
     */
    urlWith: (page: Page, params: Params | ((now: Params) => Params)): string | null => {
      const key = page.key;
      // The caller may not have rendered since the step before.
      const current = store.stack().pages.find((each) => each.key === key) ?? page;
      const { url, params: now } = waiting?.key === key ? waiting.target : current;
      const target = editedTarget(table, url, typeof params === 'function' ? params(now) : params);
      if (isRefusal(target)) onRefused(target);
      return isRefusal(target) || target.url === url ? null : target.url;
    },
  };
}
