import { deepStrictEqual } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT = 6000;
const PAUSE = 30;

/** Tries again and again until `run` throws no more; gives up with its last complaint. */
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

/** What `read` gives becomes equal to what is expected. */
export function soonEqual(read, expected, message) {
  return soon(async () => deepStrictEqual(await read(), expected, message));
}
