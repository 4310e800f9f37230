export type DigestAlgorithm = 'md5' | 'sha1';

/** What goes to the worker, once. */
export type DigestRequest = { readonly blob: Blob; readonly algorithm: DigestAlgorithm };

/** What comes back: bytes so far, again and again, and then one of the endings. */
export type DigestReply =
  | { readonly read: number }
  | { readonly digest: string }
  | { readonly failed: string };
