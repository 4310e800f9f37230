import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';
import { SITE_X } from './site-x';

export type Traps = {
  /** Allows a problem that the test is about. */
  readonly allow: (pattern: RegExp) => void;
  readonly watch: (context: BrowserContext) => Promise<void>;
  readonly problems: () => readonly string[];
};

/**
 * The browser reports each request that is under way when the network goes, such as one for code that is fetched ahead. Only a
 * test that cuts the network causes it.
 */
const NETWORK_WENT = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED';

/** Collects errors that nobody handles, CSP violations and requests to other origins. No test may cause one. */
export function createTraps(origin: string): Traps {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    watch: async (context) => {
      context.on('weberror', (error: WebError) => seen.push(`uncaught: ${error.error().message}`));
      context.on('console', (message: ConsoleMessage) => {
        const text = message.text();
        if (message.type() === 'error' && text !== NETWORK_WENT) seen.push(`console: ${text}`);
      });
      context.on('request', (request: Request) => {
        const url = request.url();
        const ours =
          url.startsWith(`${origin}/`) || url === SITE_X || /^(data|blob|about):/.test(url);
        if (!ours) seen.push(`request to ${url}`);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`CSP violation of ${violatedDirective} by ${blockedURI}`);
        });
      });
    },
    problems: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
