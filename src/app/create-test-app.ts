import { createEnv } from '@/platform';
import { createMemoryHistory, type MemoryHistory, type MemoryHistoryOptions } from '@/router';
import { assemble } from './assemble';
import { type App, mountable } from './create-app';
import type { AppConfig } from './define-app';

export type TestAppOptions = MemoryHistoryOptions & {
  /** A history that another app has left behind: what a refresh finds. */
  readonly history?: MemoryHistory;
};

export type TestApp = App & { readonly history: MemoryHistory };

/** A product's app over a memory history: its pages, guards and results without a browser's address bar. */
export function createTestApp(config: AppConfig, options: TestAppOptions = {}): TestApp {
  const history = options.history ?? createMemoryHistory(options);
  const app = mountable(() => assemble(config, createEnv(window), history));
  // Not spread: each mount has a platform of its own.
  return Object.assign(app, { history });
}
