import type { Env } from '@/platform/call/env';

/** What a promise gives, or a rejection when it takes too long: hosts may never answer. */
export async function inTime<T>(
  { after }: Pick<Env, 'after'>,
  promise: Promise<T>,
  patience: number,
): Promise<T> {
  let cancel = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    cancel = after(patience, () => reject(new Error(`no answer within ${patience} ms`)));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    cancel();
  }
}
