import { reasonOf } from '@/components/kit/reason-of';
import type { UploadControls, UploadItem, UploadStatus } from './types';

type Items = readonly UploadItem[];

export type UploadPorts = {
  /** The newest list. It can be newer than the last render. */
  readonly items: () => Items;
  readonly commit: (items: Items) => void;
  /** Null if the component sends no files. */
  readonly send: () => ((file: File, controls: UploadControls) => Promise<unknown>) | null;
  readonly concurrency: () => number;
  readonly newId: () => string;
  readonly makeUrl: (file: File) => string | undefined;
  readonly revokeUrl: (url: string) => void;
  /** Messages for a cancelled file, and for an error without a message. */
  readonly words: () => { readonly cancelled: string; readonly failed: string };
};

type Job = {
  readonly file: File;
  readonly url: string | undefined;
  /** The position in the order of choice. */
  readonly order: number;
  percent: number;
  stop: AbortController | null;
  /** True once the owner has rendered the item in its list. */
  isListed: boolean;
};

/** Manages the files of the items: starts uploads, tracks their progress and frees their URLs. Each change commits. */
export function createUploads(ports: UploadPorts) {
  const jobs = new Map<string, Job>();
  const watchers = new Map<string, Set<() => void>>();
  let isOver = false;

  const commit = (items: Items) => {
    if (items !== ports.items()) ports.commit(items);
  };

  const setPercent = (id: string, job: Job, percent: number) => {
    const whole = Math.round(Math.min(Math.max(Number(percent) || 0, 0), 100));
    if (whole === job.percent) return;
    job.percent = whole;
    for (const tell of watchers.get(id) ?? []) tell();
  };

  const start = async (id: string, job: Job) => {
    const send = ports.send();
    if (!send) return;
    const stop = new AbortController();
    job.stop = stop;
    setPercent(id, job, 0);
    commit(moveTo(ports.items(), id, 'uploading', { message: undefined }));
    const isCurrent = () => job.stop === stop;
    try {
      const result = await send(job.file, {
        signal: stop.signal,
        onProgress: (percent) => isCurrent() && setPercent(id, job, percent),
      });
      if (isCurrent()) commit(moveTo(ports.items(), id, 'done', { result }));
    } catch (error) {
      const facts = { message: reasonOf(error) ?? ports.words().failed };
      if (isCurrent()) commit(moveTo(ports.items(), id, 'failed', facts));
    }
    if (isCurrent()) job.stop = null;
    pump();
  };

  const pump = () => {
    const items = ports.items();
    for (const id of nextToStart(items, ports.concurrency())) {
      const job = jobs.get(id);
      if (job && !job.stop) void start(id, job);
    }
  };

  const halt = (job: Job) => {
    const { stop } = job;
    // Clear `stop` before the abort, so that the rejection is ignored.
    job.stop = null;
    stop?.abort();
  };

  const forget = (id: string) => {
    const job = jobs.get(id);
    if (!job) return;
    jobs.delete(id);
    halt(job);
    if (job.url) ports.revokeUrl(job.url);
  };

  return {
    pump,
    /** `order` keeps the order of choice when `beforeAdd` takes longer for an earlier file. */
    add: (file: File, order: number) => {
      if (isOver) return;
      const id = ports.newId();
      const url = ports.makeUrl(file);
      jobs.set(id, { file, url, order, percent: 0, stop: null, isListed: false });
      const { name, size, type } = file;
      const status = ports.send() ? 'queued' : 'done';
      const item: UploadItem = { id, name, size, type, file, status, ...(url && { url }) };
      const items = ports.items();
      const later = items.findIndex((other) => (jobs.get(other.id)?.order ?? -1) > order);
      const at = later < 0 ? items.length : later;
      commit([...items.slice(0, at), item, ...items.slice(at)]);
      pump();
    },
    cancel: (id: string) => {
      const job = jobs.get(id);
      if (job) halt(job);
      commit(moveTo(ports.items(), id, 'failed', { message: ports.words().cancelled }));
      pump();
    },
    canRetry: (item: UploadItem) => jobs.has(item.id) || item.file !== undefined,
    retry: (id: string) => {
      const item = ports.items().find((each) => each.id === id);
      if (!item || (!jobs.has(id) && !item.file)) return;
      adopt(item);
      commit(moveTo(ports.items(), id, 'queued', { message: undefined }));
      pump();
    },
    remove: (id: string) => {
      forget(id);
      commit(ports.items().filter((item) => item.id !== id));
      pump();
    },
    /** The owner has a new list. Items that left it stop, and waiting items with a file start. */
    settle: (items: Items) => {
      const ids = new Set(items.map(({ id }) => id));
      for (const [id, job] of jobs) {
        if (ids.has(id)) job.isListed = true;
        else if (job.isListed) forget(id);
      }
      for (const item of items) if (isPending(item)) adopt(item);
      pump();
    },
    percentOf: (id: string): number | undefined => jobs.get(id)?.percent,
    has: (id: string) => jobs.has(id),
    watch: (id: string, tell: () => void) => {
      const own = watchers.get(id) ?? new Set();
      watchers.set(id, own.add(tell));
      return () => {
        own.delete(tell);
        if (own.size === 0 && watchers.get(id) === own) watchers.delete(id);
      };
    },
    dispose: () => {
      isOver = true;
      for (const id of jobs.keys()) forget(id);
    },
  };

  function adopt({ id, file, status }: UploadItem) {
    if (jobs.has(id) || !file || status === 'uploading') return;
    jobs.set(id, { file, url: undefined, order: -1, percent: 0, stop: null, isListed: true });
  }
}

export type Uploads = ReturnType<typeof createUploads>;

export function statusOf({ status }: UploadItem): UploadStatus {
  return status ?? 'done';
}

export function isPending(item: UploadItem): boolean {
  return item.status === 'queued' || item.status === 'uploading';
}

/** Changes an item's status. Returns the same list if the item is missing or the transition is not allowed. */
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

/** The ids of the uploads to start, in order, within the limit `concurrency`. */
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
