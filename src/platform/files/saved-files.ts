import { del, entries, get, set } from 'idb-keyval';
import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { isQuotaError, newId, openDatabase, timeOfId } from '@/platform/storage/database';
import { SCHEME } from './is-saved-path';

export type SavedFile = {
  readonly filePath: string;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly createTime: number;
};

export type SavedFiles = {
  /** Resolves with its path. Nothing is replaced: each saved file has a path of its own. */
  add(blob: Blob, name: string, fail: Fail): Promise<string>;
  find(path: string, fail: Fail): Promise<File | undefined>;
  /** The oldest first. */
  list(fail: Fail): Promise<readonly SavedFile[]>;
  remove(path: string, fail: Fail): Promise<void>;
};

type Stored = { readonly name: string; readonly type: string; readonly body: Blob | ArrayBuffer };

/** What may be held in memory where the database takes no Blobs. */
const WHOLE = 64 * 1024 * 1024;

export function describeSaved(filePath: string, { name, type, size }: File): SavedFile {
  return { filePath, name, type, size, createTime: timeOfId(filePath.slice(SCHEME.length)) };
}

/** Files that outlive the page and the app. The browser keeps their bytes on the disk. */
export function createSavedFiles(context: PlatformContext): SavedFiles {
  const database = openDatabase(context, 'files');
  const { File } = context.env.window;
  const toFile = ({ name, type, body }: Stored) => new File([body], name, { type });

  return {
    add: async (blob, name, fail) => {
      const path = `${SCHEME}${newId(context.env)}/${name}`;
      const { type, size } = blob;
      await database.use(
        async (store) => {
          const keep = (body: Stored['body']) => set(path, { name, type, body }, store);
          await keep(blob).catch(async (cause: unknown) => {
            // WebKit's private windows keep bytes, but no Blobs.
            if (isQuotaError(cause) || size > WHOLE) throw cause;
            await keep(await blob.arrayBuffer());
          });
        },
        fail,
        size,
      );
      return path;
    },
    find: async (path, fail) => {
      const stored = await database.use((store) => get<Stored>(path, store), fail);
      return stored && toFile(stored);
    },
    list: async (fail) => {
      const saved = await database.use((store) => entries<string, Stored>(store), fail);
      return saved
        .map(([path, stored]) => describeSaved(path, toFile(stored)))
        .sort((a, b) => a.createTime - b.createTime);
    },
    remove: (path, fail) => database.use((store) => del(path, store), fail),
  };
}
