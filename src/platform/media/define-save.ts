import { checkParams, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { saveToDevice } from './save-to-device';

export type SaveParams = {
  /** A path, a URL, or the file itself. */
  readonly filePath: FileSource;
};

const check = checkParams({ filePath: required(fileSource) });

export function defineSave(name: string, fallbackName: string): Api<SaveParams, void> {
  return defineApi(name, {
    check,
    run: (context, { filePath }, fail, { signal }) =>
      saveToDevice(context, filePath, fallbackName, fail, signal),
  });
}
