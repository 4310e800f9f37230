import type { EventSource } from '@/platform/call/listeners';
import { decodeChange, type StorageChange } from './decode-change';
import { watchRecords } from './watch-records';

export const storageChange: EventSource<StorageChange> = (context, emit) =>
  watchRecords(context, (change) => emit(decodeChange(change)));
