import type { EventSource } from '@/platform/call/listeners';
import { tellReporter } from '@/platform/call/emitter';

/** What was thrown and caught by nobody: its text, with the stack where there is one. Not what its listeners throw. */
export const error: EventSource<string> = ({ env }, emit) => {
  const tell = ({ error: thrown, message }: ErrorEvent) => {
    emit(thrown instanceof Error ? textOf(thrown) : message, tellReporter);
  };
  env.window.addEventListener('error', tell);
  return () => env.window.removeEventListener('error', tell);
};

/** Chromium's stack begins with the message, that of others lacks it. */
function textOf({ name, message, stack = '' }: Error): string {
  return stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
}
