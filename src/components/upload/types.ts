import type { ComponentProps, Ref } from 'react';
import type { UploadFileParams } from '@/platform';

export type UploadStatus = 'queued' | 'uploading' | 'done' | 'failed';

export type UploadItem = {
  readonly id: string;
  readonly name: string;
  /** Where it can be seen. Of a chosen picture or film a blob: URL, which goes with it. */
  readonly url?: string | undefined;
  /** A MIME type; without one the name decides what it is. */
  readonly type?: string | undefined;
  /** Bytes. */
  readonly size?: number | undefined;
  /** @default 'done' */
  readonly status?: UploadStatus | undefined;
  /** 0 to 100, of an item that somebody else uploads. */
  readonly percent?: number | undefined;
  /** Why it has failed. */
  readonly message?: string | undefined;
  /** What `upload` has resolved with, or the server has answered. */
  readonly result?: unknown;
  /** What was chosen. */
  readonly file?: File | undefined;
  /** Overrules the prop, both ways. */
  readonly deletable?: boolean | undefined;
};

export type UploadControls = {
  /** Aborted by cancel, by removal, and when the component goes. */
  readonly signal: AbortSignal;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
};

export type RefuseReason = 'size' | 'type' | 'count' | 'before';

export type UploadRefusal = {
  readonly file: File;
  readonly reason: RefuseReason;
  /** What `beforeAdd` has said. */
  readonly message?: string | undefined;
};

/** False skips the file without a word, a File takes its place, a rejection refuses it with its message. */
type BeforeAdd = (
  file: File,
) => File | boolean | undefined | void | Promise<File | boolean | undefined | void>;

export type UploadHandle = {
  /** Opens the chooser; only within a tap or a key. */
  choose(): void;
  add(files: readonly File[]): void;
  retry(id: string): void;
  cancel(id: string): void;
};

type Native = Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children' | 'role' | 'title' | 'onProgress'
>;

export type UploadProps = Native & {
  /** The accessible name of the group. @default 'Files' */
  label?: string | undefined;
  value?: readonly UploadItem[] | undefined;
  /** @default [] */
  defaultValue?: readonly UploadItem[] | undefined;
  /** After each file that comes, goes, or has changed its status; not for its percent. */
  onChange?: ((items: UploadItem[]) => void) | undefined;
  /** Sends a file. Without this and `url` nothing is sent: the form has the files themselves. */
  upload?: ((file: File, controls: UploadControls) => Promise<unknown>) | undefined;
  /** Sends files there, with the platform's `uploadFile`. */
  url?: string | undefined;
  /** More about that: header, formData, name, timeout, resume ... */
  request?: Omit<UploadFileParams, 'url' | 'file' | 'files' | 'filePath'> | undefined;
  /** Pictures are made smaller before, off the main thread: 0 to 1. */
  quality?: number | undefined;
  /** How many at once. @default 3 */
  concurrency?: number | undefined;
  /** 'image', 'video', 'media' (both), 'all', or what an <input accept> takes. @default 'image' */
  accept?: string | undefined;
  /** Straight to the camera. */
  capture?: 'user' | 'environment' | undefined;
  /** Several in one go. @default true */
  multiple?: boolean | undefined;
  /** @default 52 */
  maxCount?: number | undefined;
  /** Bytes. @default Infinity */
  maxSize?: number | ((file: File) => number) | undefined;
  beforeAdd?: BeforeAdd | undefined;
  /** False, or a rejection, keeps it. */
  beforeRemove?: ((item: UploadItem) => unknown) | undefined;
  /** Files that were not taken; the others go on. The visitor is told by the component itself. */
  onRefuse?: ((refusals: UploadRefusal[]) => void) | undefined;
  /** Something is on its way, or no longer. */
  onPendingChange?: ((isPending: boolean) => void) | undefined;
  /** Instead of the full-screen preview. */
  onPreview?: ((item: UploadItem) => void) | undefined;
  /** A tap on a picture shows it on the whole screen. @default true */
  previewFullImage?: boolean | undefined;
  /** @default 'grid' */
  layout?: 'grid' | 'list' | undefined;
  /** @default true */
  deletable?: boolean | undefined;
  /** By hold and drag, by buttons, by Alt and arrows. @default false */
  sortable?: boolean | undefined;
  /** Asks before the page is left while files are on their way. @default false */
  guardLeave?: boolean | undefined;
  /** On the button. @default 'Add' */
  uploadText?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** In a form: an entry for each uploaded file. */
  name?: string | undefined;
  form?: string | undefined;
  required?: boolean | undefined;
  /** What the form gets of an item. @default its result if that is a text, the `url` of the result or the item */
  toFormValue?: ((item: UploadItem) => string) | undefined;
  handle?: Ref<UploadHandle> | undefined;
};
