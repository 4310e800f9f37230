import type { PlatformContext } from '@/platform/call/context';
import { PlatformError, type PlatformErrorCode } from '@/platform/call/errors';
import { hostVoiceOf } from '@/platform/host/adapter';
import { isBlob, type FileSource } from './file-source';
import { isSavedPath } from './is-saved-path';
import { readDataUrl } from './read-data-url';
import { createTempFiles } from './temp-files';

/**
 * What is behind a path, as a Blob: a handle, its bytes are not read here. A temporary file is a File with its
 * name. Rejects with a PlatformError, whose code and message hold for the call that reads.
 */
export async function readFile(
  context: PlatformContext,
  source: FileSource,
  signal?: AbortSignal,
): Promise<Blob> {
  if (isBlob(source)) return source;
  if (hostVoiceOf(source) !== null)
    throw failure(
      'invalid',
      'parameter.filePath is a voice that the messaging app keeps: host.uploadMedia hands it over',
    );
  const temporary = context.shelf(createTempFiles).find(source);
  if (temporary) return temporary;
  if (/^data:/i.test(source)) {
    const blob = readDataUrl(source);
    if (blob) return blob;
    throw failure('invalid', 'parameter.filePath is a broken data: URL');
  }
  if (isSavedPath(source)) {
    const { requireSaved } = await import('./require-saved');
    return requireSaved(context, source, failure);
  }
  const { fetchFile } = await import('./fetch-file');
  return fetchFile(context, source, failure, signal);
}

function failure(code: PlatformErrorCode, message: string, cause?: unknown): PlatformError {
  return new PlatformError({ code, api: 'readFile', message, cause });
}
