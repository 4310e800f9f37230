import { del, entries, get, set } from 'idb-keyval';
import type { PlatformContext } from '@/platform/context';
import type { Fail } from '@/platform/define-api';
import { newId, timeOfId } from '@/platform/storage/new-id';
import { openDatabase } from '@/platform/storage/open-database';

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

const SCHEME = 'saved:';

export function isSavedPath(path: string): boolean {
  return path.startsWith(SCHEME);
}

export function describeSaved(filePath: string, { name, type, size }: File): SavedFile {
  return { filePath, name, type, size, createTime: timeOfId(filePath.slice(SCHEME.length)) };
}

/** Files that outlive the page and the app. The browser keeps their bytes on the disk. */
export function createSavedFiles(context: PlatformContext): SavedFiles {
  const database = openDatabase(context, 'files');
  const { File } = context.env.window;

  return {
    add: (blob, name, fail) =>
      database.use(async (store) => {
        const path = `${SCHEME}${newId(context.env)}/${name}`;
        await set(path, new File([blob], name, { type: blob.type }), store);
        return path;
      }, fail),
    find: (path, fail) => database.use((store) => get<File>(path, store), fail),
    list: async (fail) => {
      const saved = await database.use((store) => entries<string, File>(store), fail);
      return saved
        .map(([path, file]) => describeSaved(path, file))
        .sort((a, b) => a.createTime - b.createTime);
    },
    remove: (path, fail) => database.use((store) => del(path, store), fail),
  };
}
