import { isRefusal, type Refusal } from '../core/refusal';
import type { Page } from '../core/state';
import type { TargetInput } from '../routes/target';
import type { OpenPage } from './open-page';
import type { RouterCore } from './router-core';

export type Opening = {
  readonly page: Promise<Page | Refusal>;
  /** undefined if the page closes without a result, or never opened. */
  readonly result: Promise<unknown>;
};

/** navigate, and the result that the page answers with. */
export function createOpen(core: RouterCore, openPage: OpenPage): (input: TargetInput) => Opening {
  return (input) => {
    let settle: (value: unknown) => void = () => {};
    const result = new Promise<unknown>((resolve) => {
      settle = resolve;
    });
    // A guard may have led to a tab, which has no result. An unmounted app has none either.
    const onPage = ({ id, tab }: Page) =>
      tab || core.isUnmounted() ? settle(undefined) : void core.results.wait(id).then(settle);
    const page = openPage({ kind: 'navigate', input, onPage });
    page.then(
      (outcome) => {
        if (isRefusal(outcome)) settle(undefined);
      },
      // Reading the target may throw. `page` rejects with it.
      () => settle(undefined),
    );
    return { page, result };
  };
}
