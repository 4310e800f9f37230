import type { PlatformContext } from '@/platform/call/context';

export type TempFiles = {
  /** Makes a blob URL for it, which is revoked when the owner goes. */
  add(file: File, owner: AbortSignal | null): string;
  /** Reading through the URL would need the browser's leave (connect-src); what was put in is simply here. */
  find(path: string): File | undefined;
  remove(path: string): void;
};

/** Files without a place of their own: chosen, downloaded or drawn. */
export function createTempFiles({ env }: PlatformContext): TempFiles {
  const { URL } = env.window;
  const files = new Map<string, { readonly file: File; readonly forget: () => void }>();

  const remove = (path: string) => {
    files.get(path)?.forget();
    if (files.delete(path)) URL.revokeObjectURL(path);
  };

  return {
    add: (file, owner) => {
      const path = URL.createObjectURL(file);
      const end = () => remove(path);
      files.set(path, { file, forget: () => owner?.removeEventListener('abort', end) });
      owner?.addEventListener('abort', end);
      return path;
    },
    find: (path) => files.get(path)?.file,
    remove,
  };
}
