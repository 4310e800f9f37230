import type { PlatformContext } from '@/platform/call/context';
import { createTempFile } from '@/platform/files/create-temp-file';

type ChosenFile = {
  /** A blob URL, gone with the page that chose it. */
  readonly path: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its MIME type; empty when the browser does not know it. */
  readonly type: string;
  readonly file: File;
};

export type ChosenFiles = {
  readonly tempFilePaths: readonly string[];
  readonly tempFiles: readonly ChosenFile[];
};

/** Gives the files paths that every file call takes. */
export function chosenFiles(
  context: PlatformContext,
  files: readonly File[],
  owner: AbortSignal | null,
): ChosenFiles {
  const tempFiles = files.map((file) => {
    const { name, size, type } = file;
    return { path: createTempFile(context, file, name, owner).path, name, size, type, file };
  });
  return { tempFilePaths: tempFiles.map(({ path }) => path), tempFiles };
}
