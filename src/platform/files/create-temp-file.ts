import type { PlatformContext } from '@/platform/call/context';
import { createTempFiles } from './temp-files';

export type TempFile = {
  /** A blob URL. */
  readonly path: string;
  readonly file: File;
};

/** Whom a file belongs to that is made now: the page on the screen. Long calls ask when they start. */
export function fileOwner({ navigator, pageLifetimes }: PlatformContext): AbortSignal | null {
  const page = navigator.activePage();
  return page && pageLifetimes.of(page.id);
}

/**
 * Gives a blob a name and a path that every file call takes. It lives as long as its page: what must stay is
 * saved by saveFile. An owner that has gone meanwhile leaves its file to the page that is there now.
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
  const heir = owner?.aborted ? fileOwner(context) : owner;
  return { path: context.shelf(createTempFiles).add(file, heir), file };
}
