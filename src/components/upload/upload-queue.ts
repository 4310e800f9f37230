import type { UploadItem, UploadStatus } from './types';

type Items = readonly UploadItem[];

export function statusOf({ status }: UploadItem): UploadStatus {
  return status ?? 'done';
}

export function isPending(item: UploadItem): boolean {
  return item.status === 'queued' || item.status === 'uploading';
}

/** The same list where nothing changes: there is no such item, or it may not go from where it is to there. */
export function moveTo(
  items: Items,
  id: string,
  status: UploadStatus,
  facts: Partial<UploadItem> = {},
): Items {
  const found = items.find((item) => item.id === id);
  if (!found || !after[statusOf(found)].includes(status)) return items;
  return items.map((item) => (item === found ? { ...item, ...facts, status } : item));
}

const after: Readonly<Record<UploadStatus, readonly UploadStatus[]>> = {
  queued: ['uploading', 'failed'],
  uploading: ['done', 'failed'],
  failed: ['queued'],
  done: [],
};

/** Which ones begin now, the first ones first, so that no more than so many are on their way. */
export function nextToStart(items: Items, concurrency: number): string[] {
  const busy = items.filter(({ status }) => status === 'uploading').length;
  const free = Math.max(1, Math.floor(concurrency) || 1) - busy;
  return items
    .filter(({ status }) => status === 'queued')
    .slice(0, Math.max(0, free))
    .map(({ id }) => id);
}

export function place(items: Items, id: string, index: number): Items {
  const from = items.findIndex((item) => item.id === id);
  const to = Math.min(Math.max(index, 0), items.length - 1);
  if (from < 0 || from === to) return items;
  const rest = items.filter((item) => item.id !== id);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
