import { allPages, type Page, type PageId } from '../core/state';
import { KEPT_KEY, type PageMemory } from '../lifecycle/page-memory';
import { identityOf } from '../guards/login';
import type { Services } from './services';

/** The last person who was signed in. The page memory keeps the owner over a reload. */
export type PageOwner = {
  /** The owner may not see this page now. Another person must not get its drafts and scroll offsets. */
  protect(page: Page): void;
  /**
   * The login has changed. If another person has signed in, the drafts of protected pages go, and every loader runs for
   * the new person.
   */
  update(): void;
};

/** The owner is stored like a value of a page, under an id that no page has. */
const OWNER_PAGE = '';
const OWNER_KEY = 'owner';

type OwnerParts = Pick<Services, 'store' | 'guards' | 'login' | 'memory' | 'resources'>;

export function createPageOwner(parts: OwnerParts): PageOwner {
  const { store, guards, login, memory, resources } = parts;
  let owner = identityOf(login)?.who ?? readOwner(memory);
  writeOwner(memory, owner);
  const protectedPages = new Set<PageId>();
  for (const page of allPages(store.stack())) {
    const isOfOwner = memory.has(page.id, KEPT_KEY) || guards.checkAccess(page).kind !== 'allowed';
    if (isOfOwner) protectedPages.add(page.id);
  }

  return {
    protect: (page) => void protectedPages.add(page.id),
    update: () => {
      const person = identityOf(login)?.who;
      if (person === undefined || person === owner) return;
      if (owner !== null) {
        for (const id of protectedPages) memory.forget(id);
        protectedPages.clear();
        for (const page of allPages(store.stack())) resources.restart(page);
      }
      owner = person;
      writeOwner(memory, owner);
    },
  };
}

function writeOwner(memory: PageMemory, owner: string | null): void {
  if (owner !== null) memory.write(OWNER_PAGE, OWNER_KEY, owner);
}

function readOwner(memory: PageMemory): string | null {
  const owner = memory.read(OWNER_PAGE, OWNER_KEY);
  return typeof owner === 'string' ? owner : null;
}
