import type { Field } from '@/platform/call/params';

/**
 * What file calls take as a path: a temporary or saved file's path, a blob: or data: URL, the URL of something
 * that may be fetched, or the file itself.
 */
export type FileSource = string | Blob;

export const fileSource: Field<FileSource> = (value, name) =>
  isBlob(value) || (typeof value === 'string' && value !== '')
    ? { value }
    : { refused: `parameter.${name} should be a path, a URL, a File or a Blob` };

/** By its tag: a file may come from another frame, whose Blob is another class. */
export function isBlob(value: unknown): value is Blob {
  return /^\[object (Blob|File)\]$/.test(Object.prototype.toString.call(value));
}
