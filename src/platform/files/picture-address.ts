import type { PlatformContext } from '@/platform/call/context';
import { createTempFile } from './create-temp-file';
import type { FileSource } from './file-source';
import { isSavedPath } from './is-saved-path';
import { readFile } from './read-file';

/** Where an <img> finds it: saved files, and files themselves, get an address that lives as long as the page. */
export async function pictureAddress(
  context: PlatformContext,
  source: FileSource,
): Promise<string> {
  if (typeof source === 'string' && !isSavedPath(source)) return source;
  try {
    const blob = await readFile(context, source);
    return createTempFile(context, blob, 'name' in blob ? String(blob.name) : 'picture').path;
  } catch {
    // The preview says that it could not be loaded, and the others are there.
    return String(source);
  }
}
