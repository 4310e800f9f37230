import {
  type PlaywrightProviderOptions,
  PlaywrightBrowserProvider,
  playwright,
} from '@vitest/browser-playwright';
import type { BrowserContext, Request, Route } from 'playwright';

const calm = new WeakSet<BrowserContext>();

/** A request that loses its handler while that one works goes to the server. An answer that comes after it is no error. */
export function calmDown(context: BrowserContext): void {
  if (calm.has(context)) return;
  calm.add(context);
  const route = context.route.bind(context);
  context.route = (url, handler, options) => {
    const answer = async (asked: Route, request: Request) => {
      try {
        await handler(asked, request);
      } catch (error) {
        if (!String(error).includes('Route is already handled')) throw error;
      }
    };
    return route(url, answer, options);
  };
}

class CalmProvider extends PlaywrightBrowserProvider {
  override getPage(sessionId: string) {
    const page = super.getPage(sessionId);
    calmDown(page.context());
    return page;
  }
}

/**
 * Vitest takes the handlers of `vi.mock` away when a file of tests ends. If the next one was just asking for that
 * module, nobody caught the late answer, and the whole run ended without a report.
 */
export function calmPlaywright(options: PlaywrightProviderOptions) {
  return {
    ...playwright(options),
    providerFactory: (project: ConstructorParameters<typeof CalmProvider>[0]) =>
      new CalmProvider(project, options),
  };
}
