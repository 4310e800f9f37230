import { LOADING_DELAY } from '@/shared/defaults';
import { originOf, type Report } from '@/shared/errors';
import type { Page } from '../core/state';
import { failureIn } from './failure';
import { createPageImport, findRouter, type PageCodeOptions } from './page-code';
import type { CodeState } from './resource-state';

const IDLE = { status: 'idle' } as const;

type PageCodesOptions = PageCodeOptions & {
  readonly report: Report;
  readonly onChange: () => void;
};

/** The code of pages. All pages of a route share it. */
export function createPageCodes(options: PageCodesOptions) {
  const { clock, report, router, onChange } = options;
  const importPage = createPageImport(options);
  const codes = new Map<string, CodeState>();
  /** By route: the mistake in its module that was reported last. */
  const reported = new Map<string, string>();

  const of = (route: string): CodeState => codes.get(route) ?? IDLE;
  const set = (route: string, next: CodeState) => {
    codes.set(route, next);
    onChange();
  };

  /** Never rejects. After a failure it tries again. */
  const fetch = (route: string): Promise<void> => {
    const before = of(route);
    if (before.status === 'loading') return before.done;
    if (before.status === 'ready') return Promise.resolve();
    const failedBefore = before.status === 'failed' ? before.error : undefined;
    const done = importPage(route, failedBefore).then(
      (code) => set(route, { status: 'ready', code }),
      (error: unknown) => set(route, { status: 'failed', error }),
    );
    set(route, { status: 'loading', done, isSlow: false });
    const stopDelay = clock.after(LOADING_DELAY, () =>
      set(route, { status: 'loading', done, isSlow: true }),
    );
    void done.then(stopDelay);
    return done;
  };

  /** Browsers remember the error of a module, so a retry gives the same one. */
  const tellFailure = (page: Page) => {
    const code = of(page.route);
    if (code.status !== 'failed' || failureIn(code.error).kind !== 'error') return;
    const text = String(code.error);
    if (reported.get(page.route) === text) return;
    reported.set(page.route, text);
    report(code.error, originOf('page-code', page));
  };

  return {
    of,
    fetch,
    tellFailure,
    /** Resolves when the code of a route has loaded or failed. It does not try again. */
    ended: (route: string) => (of(route).status === 'failed' ? Promise.resolve() : fetch(route)),
    /** For a page that is in the stack. */
    load: async (page: Page) => {
      await fetch(page.route);
      tellFailure(page);
    },
    /** For a page that has crashed because one of its lazy components needs the contexts of react-router-dom. */
    addMissingRouter: async (route: string) => {
      const code = of(route);
      if (code.status !== 'ready' || code.code.Router || !router.wanted()) return;
      const Router = await findRouter(router).catch(() => null);
      set(route, { status: 'ready', code: { ...code.code, Router } });
    },
  };
}
