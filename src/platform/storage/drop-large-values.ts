import type { PlatformContext } from '@/platform/context';
import { largeOf, parseRecord } from './parse-record';
import { createRecords, type RecordTexts } from './records';

/** What a record in the database's place meant is of no use when that record is gone. */
export function dropLargeValues(context: PlatformContext): void {
  context.shelf(createRecords).listeners.add(({ oldText }: RecordTexts) => {
    const large = largeOf(parseRecord(oldText, 0));
    if (!large) return;
    const drop = async () =>
      context.shelf((await import('./large-values')).createLargeValues).drop(large.id);
    // Nobody waits for it; what stays behind goes with a later start.
    drop().catch(() => {});
  });
}
