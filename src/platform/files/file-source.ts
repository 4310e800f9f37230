import type { Field } from '@/platform/call/params';
import { tagOf } from '@/platform/call/take';
import { attempt } from '@/shared/errors';

/** A file for a call: a File or Blob, the path of a temporary or saved file, or a URL (http:, blob: or data:). */
export type FileSource = string | Blob;

// Written out, because the first load has this file and no other field.
export const fileSource: Field<FileSource> = (value, name) =>
  isBlob(value) || (typeof value === 'string' && value !== '')
    ? { value }
    : { refused: `parameter.${name} should be a path, a URL, a File or a Blob` };

export function isBlob(value: unknown): value is Blob {
  return /^(Blob|File)$/.test(tagOf(value));
}

/** The paths of saved files begin with this. */
export const SAVED = 'saved:';

export function isSavedPath(path: string): boolean {
  return path.startsWith(SAVED);
}

/** The name of a file. Null if it has none: blob: and data: URLs contain no name. */
export function fileName(blob: Blob, source: FileSource): string | null {
  if ('name' in blob) return String(blob.name);
  const last = /^(?!blob:|data:)[^?#]*\/([^/?#]+\.\w+)(?:[?#]|$)/.exec(String(source))?.[1];
  return last ? (attempt(() => decodeURIComponent(last)) ?? last) : null;
}

/** The file extensions that differ from the name of the type. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  tiff: 'tif',
  'svg+xml': 'svg',
  quicktime: 'mov',
  matroska: 'mkv',
  icon: 'ico',
};

const documents: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/json': '.json',
  'application/zip': '.zip',
  'text/plain': '.txt',
  'text/csv': '.csv',
  'text/html': '.html',
};

/** The file extension of a picture, film, sound or usual document: `.jpg` for image/jpeg. Empty for other types. */
export function suffixOf(type: string): string {
  const kind = /^(?:image|video|audio)\/(?:x-)?([\w+]+)(?:;|$)/.exec(type)?.[1];
  const [plain = ''] = type.split(';');
  return kind === undefined ? (documents[plain.trim()] ?? '') : `.${extensions[kind] ?? kind}`;
}

type ChosenFile = {
  /** A blob URL. It ends with the page that chose the file. */
  readonly path: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The MIME type. Empty if the browser does not know it. */
  readonly type: string;
  readonly file: File;
};

export type ChosenFiles = {
  /** Blob URLs. They end with the page that chose the files. */
  readonly tempFilePaths: readonly string[];
  readonly tempFiles: readonly ChosenFile[];
};
