import { createEnv } from '@/platform';
import { createMemoryHistory, type MemoryHistory, type MemoryHistoryOptions } from '@/router';
import { assemble } from './assemble';
import { type App, createMountable } from './create-app';
import type { AppConfig } from './define-app';

export type TestAppOptions = MemoryHistoryOptions & {
  /** The history of an earlier app, to test a page reload. */
  readonly history?: MemoryHistory;
};

export type TestApp = App & { readonly history: MemoryHistory };

/** Creates a product's app over a memory history, to test pages, guards and results without the address bar. */
export function createTestApp(config: AppConfig, options: TestAppOptions = {}): TestApp {
  const history = options.history ?? createMemoryHistory(options);
  const app = createMountable(() => assemble(config, createEnv(window), history));
  // A spread would copy the first platform, but each mount has another one.
  return Object.assign(app, { history });
}
