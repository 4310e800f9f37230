import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { isSavedPath } from './is-saved-path';
import { createSavedFiles } from './saved-files';

/** The file that saveFile has kept under a path. */
export async function requireSaved(
  { shelf }: PlatformContext,
  path: string,
  fail: Fail,
): Promise<File> {
  const file = isSavedPath(path) ? await shelf(createSavedFiles).find(path, fail) : undefined;
  if (!file) throw fail('not-found', 'parameter.filePath is not a saved file');
  return file;
}
