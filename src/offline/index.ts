// The entry `portico/offline`.
export type { Refused } from './entries';
export { createOutbox, type Outbox } from './outbox';
export type { OutboxEntry, OutboxOptions, OutboxTools, Send } from './types';
export { type OutboxNow, useOutbox } from './use-outbox';
