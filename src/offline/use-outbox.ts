import { useSyncExternalStore } from 'react';
import type { Outbox } from './outbox';
import type { Kinds, OutboxEntry } from './types';

export type OutboxNow<K extends Kinds> = Pick<Outbox<K>, 'retry' | 'discard' | 'edit'> & {
  /** The actions of the present user, the oldest first. */
  readonly entries: readonly OutboxEntry<K>[];
};

/** The actions that wait, that are being sent, and that were refused. Renders again when they change. */
export function useOutbox<K extends Kinds>(outbox: Outbox<K>): OutboxNow<K> {
  const { entries, retry, discard, edit } = outbox;
  return {
    entries: useSyncExternalStore(outbox.subscribe, entries, noEntries),
    retry,
    discard,
    edit,
  };
}

const NONE: readonly never[] = [];
/** For a server, and for the first rendering of its document. */
const noEntries = () => NONE;
