import { type Field, listOf, optional, shape, text } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { isPlatformError } from '@/platform/call/errors';
import { type FileSource, fileSource, isBlob } from '@/platform/files/file-source';
import { readFile } from '@/platform/files/read-file';

export type UploadItem = {
  /** The name of its part. @default the call's `name` */
  readonly name?: string | undefined;
  readonly filePath?: FileSource | undefined;
  readonly file?: Blob | undefined;
  /** The reference's word for filePath. */
  readonly uri?: string | undefined;
};

/** A part of the form: how it is called, what is in it, and what the caller wrote it in. */
type Source = { readonly name: string; readonly source: FileSource; readonly param: string };

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

/** All that is to be sent, in order; the name of what is missing when there is nothing [S5.3]. */
export function uploadSources({ files, file, filePath, name }: Params): readonly Source[] | string {
  if (!files) {
    const source = file ?? filePath;
    return source === undefined
      ? 'filePath'
      : [{ name, source, param: file ? 'file' : 'filePath' }];
  }
  const sources: Source[] = [];
  for (const [index, one] of files.entries()) {
    const source = one.file ?? one.filePath ?? one.uri;
    if (source === undefined) return `files[${index}].filePath`;
    sources.push({ name: one.name ?? name, source, param: `files[${index}]` });
  }
  return sources;
}

export type UploadPart = { readonly name: string; readonly file: Blob; readonly fileName: string };

/** A file that can not be read is named as the caller named it. */
export async function openSource(
  context: PlatformContext,
  { name, source, param }: Source,
  fail: Fail,
  signal: AbortSignal,
): Promise<UploadPart> {
  try {
    const file = await readFile(context, source, signal);
    const own = 'name' in file && typeof file.name === 'string' ? file.name : '';
    return { name, file, fileName: own || `file-${context.env.date()}` };
  } catch (cause) {
    if (!isPlatformError(cause)) throw cause;
    throw fail(
      cause.code,
      cause.message.replace('parameter.filePath', `parameter.${param}`),
      cause,
    );
  }
}
