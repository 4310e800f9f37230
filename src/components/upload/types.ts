import type { ComponentProps, Ref } from 'react';
import type { PictureClient } from '@/components/kit/client-files';
import type { Client, UploadFileParams } from '@/platform';

export type UploadStatus = 'queued' | 'uploading' | 'done' | 'failed';

export type UploadItem = {
  readonly id: string;
  readonly name: string;
  /** A URL that shows the file. A chosen picture or video has a `blob:` URL, which is revoked with the item. */
  readonly url?: string | undefined;
  /** The MIME type. Without it, the name's extension decides. */
  readonly type?: string | undefined;
  /** Size in bytes. */
  readonly size?: number | undefined;
  /** @default 'done' */
  readonly status?: UploadStatus | undefined;
  /** Progress from 0 to 100, for an item that your own code uploads. */
  readonly percent?: number | undefined;
  /** The reason of the failure. */
  readonly message?: string | undefined;
  /** The value that `upload` resolved with, or the answer of the server. */
  readonly result?: unknown;
  /** The file that the user chose. */
  readonly file?: File | undefined;
  /** Overrides the prop `deletable`, in both directions. */
  readonly deletable?: boolean | undefined;
};

export type UploadControls = {
  /** Aborts when the user cancels or removes the file, and when the component unmounts. */
  readonly signal: AbortSignal;
  /** Reports the progress, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
};

export type RefuseReason = 'size' | 'type' | 'count' | 'before';

export type UploadRefusal = {
  readonly file: File;
  readonly reason: RefuseReason;
  /** The text of `beforeAdd`. */
  readonly message?: string | undefined;
};

type AddAnswer = File | string | boolean | undefined | void;

/**
 * False skips the file silently. A File replaces it. A text refuses it, and users read the text. An error or a rejection
 * refuses it with its message, and is reported.
 */
type BeforeAdd = (file: File) => AddAnswer | Promise<AddAnswer>;

export type UploadHandle = {
  /** Opens the file chooser. Browsers allow it only during a tap or a key press. */
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
  /** The accessible name of the group. @default the label of the FormItem, or 'Files' */
  label?: string | undefined;
  /** Makes it controlled. */
  value?: readonly UploadItem[] | undefined;
  /** @default [] */
  defaultValue?: readonly UploadItem[] | undefined;
  /** Called when a file is added, removed or changes its status, but not for its progress. */
  onChange?: ((items: UploadItem[]) => void) | undefined;
  /**
   * Sends a file; its result becomes the item's `result`. Without `upload` and `url` nothing is sent, and the form
   * submits the files themselves.
   */
  upload?: ((file: File, controls: UploadControls) => Promise<unknown>) | undefined;
  /**
   * Sends the files and fetches the pictures with the token of this client. `url` and the addresses of the items are
   * then behind its `baseURL`.
   */
  client?: (Pick<Client, 'uploadFile'> & PictureClient) | undefined;
  /** Sends files to this URL with `uploadFile` of the client or of the platform. It needs an app around it. */
  url?: string | undefined;
  /** Further options of `uploadFile`: header, formData, name, timeout, resume ... */
  request?: Omit<UploadFileParams, 'url' | 'file' | 'files' | 'filePath'> | undefined;
  /** Compresses pictures before `url` or `upload` gets them, in a worker: a quality from 0 to 1. It needs an app around it. */
  quality?: number | undefined;
  /** The greatest number of parallel uploads. @default 3 */
  concurrency?: number | undefined;
  /** 'image', 'video', 'media' (both), 'all', or a value of the attribute `accept`. @default 'image' */
  accept?: string | undefined;
  /** Opens the camera directly. */
  capture?: 'user' | 'environment' | undefined;
  /** Allows users to choose several files at once. @default true */
  multiple?: boolean | undefined;
  /** @default 52 */
  maxCount?: number | undefined;
  /** The greatest size of a file, in bytes. @default Infinity */
  maxSize?: number | ((file: File) => number) | undefined;
  /**
   * A File that it returns replaces the file, a text refuses it with these words, and false skips it. An error or a
   * rejection refuses it too, and is reported.
   */
  beforeAdd?: BeforeAdd | undefined;
  /** False or a rejection keeps the item. */
  beforeRemove?: ((item: UploadItem) => unknown) | undefined;
  /** Called with the refused files; the others continue. The component shows the reasons to the user. */
  onRefuse?: ((refusals: UploadRefusal[]) => void) | undefined;
  /** Called when uploads start, and when all have ended. */
  onPendingChange?: ((isPending: boolean) => void) | undefined;
  /** Replaces the full-screen preview. @default the full-screen preview */
  onPreview?: ((item: UploadItem) => void) | undefined;
  /** A tap on a picture opens the full-screen preview. @default true */
  previewFullImage?: boolean | undefined;
  /** @default 'grid' */
  layout?: 'grid' | 'list' | undefined;
  /** An item's own `deletable` overrides it. @default true */
  deletable?: boolean | undefined;
  /** Users can sort by hold and drag, by buttons, or by Alt and arrow keys. @default false */
  sortable?: boolean | undefined;
  /** Asks before the user leaves the page or closes the window during an upload. @default false */
  guardLeave?: boolean | undefined;
  /** The text of the add button. @default 'Add' */
  uploadText?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** The name in a form, with an entry for each uploaded file. */
  name?: string | undefined;
  form?: string | undefined;
  required?: boolean | undefined;
  /** The form value of an item. @default its result if that is a text, the `url` of the result or the item */
  toFormValue?: ((item: UploadItem) => string) | undefined;
  handle?: Ref<UploadHandle> | undefined;
};
