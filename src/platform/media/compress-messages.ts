import type { Size } from './target-size';

/** What goes to the worker, once. */
export type CompressRequest = {
  readonly blob: Blob;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** A MIME type. */
  readonly type: string;
  readonly quality: number;
};

export type Compressed = Size & { readonly blob: Blob };

/** What comes back. */
export type CompressReply = Compressed | { readonly failed: string };
