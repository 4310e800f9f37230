import type { PlatformContext } from '@/platform/call/context';
import { askerIn } from '@/platform/call/asking-page';
import type { Controls } from '@/platform/call/task';

export type TempFile = {
  /** A blob URL. */
  readonly path: string;
  readonly file: File;
};

/**
 * Gives a blob a name, and a path that every file call accepts. The path is valid until its page is unloaded, and saveFile
 * keeps the file for longer. If the owner is unloaded already, the file belongs to the page on top.
 */
export function createTempFile(
  context: PlatformContext,
  blob: Blob,
  name: string,
  owner: AbortSignal | null = fileOwner(context),
): TempFile {
  const { File } = context.env.window;
  const { type } = blob;
  const file = blob instanceof File && blob.name === name ? blob : new File([blob], name, { type });
  const liveOwner = owner?.aborted ? fileOwner(context) : owner;
  return { path: context.shelf(createTempFiles).add(file, liveOwner), file };
}

/** The lifetime of the page that owns the new files of a call. A long call asks for it when it starts. */
export function fileOwner(
  context: PlatformContext,
  { caller }: Pick<Controls<never>, 'caller'> = {},
): AbortSignal | null {
  return askerIn(context, { caller })?.life ?? null;
}

export type TempFiles = {
  /** Creates a blob URL for the file. The end of the owner revokes it. */
  add(file: File, owner: AbortSignal | null): string;
  /** The file itself: `connect-src` may forbid to fetch its URL. */
  find(path: string): File | undefined;
  remove(path: string): void;
};

/** The files of an app without a permanent path: chosen, downloaded or drawn ones. */
export function createTempFiles({ env }: PlatformContext): TempFiles {
  const { URL } = env.window;
  const files = new Map<string, { readonly file: File; readonly removeListener: () => void }>();

  const remove = (path: string) => {
    files.get(path)?.removeListener();
    if (files.delete(path)) URL.revokeObjectURL(path);
  };

  return {
    add: (file, owner) => {
      const path = URL.createObjectURL(file);
      const end = () => remove(path);
      const removeListener = () => owner?.removeEventListener('abort', end);
      files.set(path, { file, removeListener });
      owner?.addEventListener('abort', end);
      return path;
    },
    find: (path) => files.get(path)?.file,
    remove,
  };
}
