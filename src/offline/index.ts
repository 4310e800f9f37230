// The entry `portico/offline`.
export type { Refused } from './entries';
export { createOutbox, type Outbox } from './outbox';
export { persistQueries, type PersistOptions } from './persist-queries';
export type { PersistedClient } from './query-types';
export type { OutboxEntry, OutboxOptions, OutboxTools, Send } from './types';
export { type OutboxNow, useOutbox } from './use-outbox';
