import type { EntryId } from '../core/types';
import type { Navigator } from '../navigator';
import { isThere } from '../state';

export type OwnMemory = {
  read(name: string): unknown;
  has(name: string): boolean;
  write(name: string, value: unknown): void;
};

/**
 * A page's part of the memory. It is forgotten when the page leaves for good, and stays so: the page may scroll on
 * its way out of sight, and what it has waited for may come later still.
 */
export function ownMemory(
  { memory, store }: Pick<Navigator, 'memory' | 'store'>,
  page: EntryId,
  instance: string,
): OwnMemory {
  return {
    read: (name) => memory.read(page, name),
    has: (name) => memory.has(page, name),
    write: (name, value) => {
      if (isThere(store.getState(), instance)) memory.write(page, name, value);
    },
  };
}
