import { afterEach, beforeEach } from 'vitest';

/** The codes of the unhandled rejections of each test. They do not fail the test. */
export function hearUnhandledRejections(): readonly string[] {
  const unhandled: string[] = [];
  const note = (error: { code?: string }) => unhandled.push(error.code ?? String(error));
  let others: NodeJS.UnhandledRejectionListener[] = [];

  beforeEach(() => {
    unhandled.length = 0;
    others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', note as NodeJS.UnhandledRejectionListener);
  });

  afterEach(() => {
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
  });

  return unhandled;
}

/** Node reports unhandled rejections after all microtasks. */
export const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));
