import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { createRecords } from './records';

/** Kilobytes that every browser grants an origin: five million characters of two bytes. */
const LIMIT = 10_240;

export const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

export function keysIn({ shelf }: PlatformContext, fail: Fail): string[] {
  const { prefix, within } = shelf(createRecords);
  return within(fail, (storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
  );
}

export function clearRecords(context: PlatformContext, fail: Fail): void {
  const { write } = context.shelf(createRecords);
  for (const key of keysIn(context, fail)) write(key, null, fail);
}

/** Sizes in kilobytes, of localStorage alone. */
export function recordInfo(context: PlatformContext, fail: Fail) {
  const { prefix, read, within } = context.shelf(createRecords);
  const keys = keysIn(context, fail).filter((key) => read(key, fail));
  const texts = within(fail, (storage) =>
    keys.map((key) => prefix + key + storage.getItem(prefix + key)),
  );
  return { keys, currentSize: kilobytes(2 * texts.join('').length), limitSize: LIMIT };
}
