import type { PageId } from '../core/state';
import type { Navigator } from '../view/navigator';
import { isInStack } from '../navigation/store';

export type OwnMemory = {
  read(name: string): unknown;
  has(name: string): boolean;
  write(name: string, value: unknown): void;
};

/**
 * The memory of one page. It ends when the page leaves the stack. Later writes are ignored, because the page may scroll
 * while it moves out of sight, and its requests may end even later.
 */
export function createOwnMemory(
  { memory, store }: Pick<Navigator, 'memory' | 'store'>,
  page: PageId,
  pageKey: string,
): OwnMemory {
  return {
    read: (name) => memory.read(page, name),
    has: (name) => memory.has(page, name),
    write: (name, value) => {
      if (isInStack(store.getState(), pageKey)) memory.write(page, name, value);
    },
  };
}
