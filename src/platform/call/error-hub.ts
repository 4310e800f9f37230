import { type ErrorOrigin, originOf, type Report } from '@/shared/errors';
import { isUsualRefusal } from './errors';

export type HeardError = {
  readonly error: unknown;
  readonly origin: ErrorOrigin;
  /** The browser's text, which it has for everything that is thrown. */
  readonly message?: string;
  /** The event of a promise that nobody handled. */
  readonly rejection?: PromiseRejectionEvent;
};

type BrowserEvent = 'error' | 'unhandledrejection';

type Listener = (heard: HeardError) => unknown;

/** All errors of product code arrive here. */
export type ErrorHub = {
  /** Writes an error to the console and tells the listeners. A usual refusal is no error. */
  readonly report: Report;
  /** Also hears what the browser reports: errors of event handlers, and promises that nobody handles. */
  listen(listener: Listener, browserEvents?: readonly BrowserEvent[]): () => void;
};

type ErrorWindow = {
  readonly console: Pick<Console, 'error'>;
  readonly addEventListener: Window['addEventListener'];
};

export function createErrorHub(window: ErrorWindow): ErrorHub {
  const listeners = new Set<(heard: HeardError) => void>();

  return {
    report: (error, origin = originOf('runtime')) => {
      if (isUsualRefusal(error)) return;
      const { componentStack } = origin;
      window.console.error(error, ...(componentStack === undefined ? [] : [componentStack]));
      for (const hear of listeners) hear({ error, origin });
    },
    listen: (listener, browserEvents = ['error', 'unhandledrejection']) => {
      const end = new AbortController();
      const hear = (heard: HeardError) => tellReporter(window, () => listener(heard));
      // The browser writes these errors to the console itself.
      const onEvent = (event: Event) => hear(heardOf(event as ErrorEvent | PromiseRejectionEvent));
      for (const name of browserEvents) window.addEventListener(name, onEvent, end);
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
        end.abort();
      };
    },
  };
}

function heardOf(event: ErrorEvent | PromiseRejectionEvent): HeardError {
  const origin = originOf('uncaught');
  if ('reason' in event) return { error: event.reason as unknown, origin, rejection: event };
  // A script of another origin has no error object.
  const { error = null, message } = event as { readonly error?: unknown; readonly message: string };
  return { error: error ?? message, origin, message };
}

/**
 * Calls a listener for errors. If it throws, or if its promise rejects, the error goes to the console only. Otherwise a
 * broken error reporter would report its own errors for ever.
 */
export function tellReporter({ console }: Pick<ErrorWindow, 'console'>, run: () => unknown): void {
  const log = (error: unknown) => console.error(error);
  try {
    Promise.resolve(run()).catch(log);
  } catch (error) {
    log(error);
  }
}
