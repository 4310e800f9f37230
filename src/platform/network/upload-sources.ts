import { type Field, listOf, optional, shape, text } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import {
  fileName,
  type FileSource,
  fileSource,
  isBlob,
  suffixOf,
} from '@/platform/files/file-source';
import { readParameter } from '@/platform/files/read-file';
import { newId } from '@/platform/storage/database';

export type UploadItem = {
  /** The name of the file's part. @default the call's `name` */
  readonly name?: string | undefined;
  readonly filePath?: FileSource | undefined;
  readonly file?: Blob | undefined;
  /** uni-app's name for `filePath`. */
  readonly uri?: string | undefined;
};

/** A file to upload, and the name of the parameter that it came from. */
type Source = { readonly name: string; readonly source: FileSource; readonly parameter: string };

const blob: Field<Blob> = (value, name) =>
  isBlob(value) ? { value } : { refused: `parameter.${name} should be a File or a Blob` };

const item = shape({
  name: optional(text),
  filePath: optional(fileSource),
  file: optional(blob),
  uri: optional(fileSource),
});

export const uploadFields = {
  filePath: optional(fileSource),
  file: optional(blob),
  files: optional(listOf(item)),
  name: optional(text, 'file'),
};

type Params = {
  readonly [N in keyof typeof uploadFields]: (typeof uploadFields)[N] extends Field<infer T>
    ? T
    : never;
};

/** The files to upload, in order. Without files, the name of the missing parameter [S5.3]. */
export function uploadSources({ files, file, filePath, name }: Params): readonly Source[] | string {
  if (!files) {
    const source = file ?? filePath;
    const parameter = file ? 'file' : 'filePath';
    return source === undefined ? 'filePath' : [{ name, source, parameter }];
  }
  const sources: Source[] = [];
  for (const [index, one] of files.entries()) {
    const source = one.file ?? one.filePath ?? one.uri;
    if (source === undefined) return `files[${index}].filePath`;
    sources.push({ name: one.name ?? name, source, parameter: `files[${index}]` });
  }
  return sources;
}

export type UploadPart = { readonly name: string; readonly file: Blob; readonly fileName: string };

/** Each file without a name gets a different one, with the extension of its type: servers often keep files by their name. */
export async function openSource(
  context: PlatformContext,
  { name, source, parameter }: Source,
  fail: Fail,
  signal: AbortSignal,
): Promise<UploadPart> {
  const file = await readParameter(context, source, parameter, fail, signal);
  const ownName = fileName(file, source);
  return { name, file, fileName: ownName || `file-${newId(context.env)}${suffixOf(file.type)}` };
}
