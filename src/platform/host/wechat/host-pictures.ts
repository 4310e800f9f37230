import type { PlatformContext } from '@/platform/call/context';
import { createTempFiles } from '@/platform/files/temp-files';

export type HostPictures = {
  keep(file: File, localId: string): void;
  /** The host's name for the picture of a path; null when it is no picture of the host. */
  find(path: string): string | null;
};

/** Chosen pictures are files like any other; what the host calls them is known beside, as long as they are there. */
export function createHostPictures({ shelf }: Pick<PlatformContext, 'shelf'>): HostPictures {
  const localIds = new WeakMap<File, string>();
  return {
    keep: (file, localId) => void localIds.set(file, localId),
    find: (path) => {
      const file = shelf(createTempFiles).find(path);
      return (file && localIds.get(file)) ?? null;
    },
  };
}
