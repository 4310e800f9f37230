import { deepStrictEqual } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT = 15_000;
const PAUSE = 30;

/** Repeats `run` until it does not throw. After the limit it throws the last error. */
export async function soon(run, limit = LIMIT) {
  const deadline = Date.now() + limit;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(PAUSE);
  }
}

/** Waits until `read` returns the expected value. */
export function soonEqual(read, expected, message) {
  return soon(async () => deepStrictEqual(await read(), expected, message));
}
