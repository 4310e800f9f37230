import type { PlatformContext } from '@/platform/call/context';
import { type Kept, parseRecord } from './parse-record';
import { createRecords, type RecordTexts } from './records';

export type RecordChange = {
  readonly key: string | null;
  readonly oldRecord: Kept | null;
  readonly newRecord: Kept | null;
};

/** Hears of changes in this tab and in others. Returns its end. */
export function watchRecords(
  { env, shelf }: PlatformContext,
  listener: (change: RecordChange) => void,
): () => void {
  const { prefix, listeners } = shelf(createRecords);
  const parse = (text: string | null) => parseRecord(text, env.date());

  const tell = ({ key, oldText, newText }: RecordTexts) => {
    const [oldRecord, newRecord] = [parse(oldText), parse(newText)];
    if (key === null || oldRecord || newRecord) listener({ key, oldRecord, newRecord });
  };

  const hear = ({ key, oldValue, newValue, storageArea }: StorageEvent) => {
    if (storageArea && storageArea !== env.storage()) return;
    if (key === null) tell({ key, oldText: null, newText: null });
    else if (key.startsWith(prefix))
      tell({ key: key.slice(prefix.length), oldText: oldValue, newText: newValue });
  };

  env.window.addEventListener('storage', hear);
  listeners.add(tell);
  return () => {
    env.window.removeEventListener('storage', hear);
    listeners.delete(tell);
  };
}
