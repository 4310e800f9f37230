import { md5 } from 'js-md5';
import { sha1 } from 'js-sha1';

export type DigestAlgorithm = 'md5' | 'sha1';

export type DigestRequest = { readonly blob: Blob; readonly algorithm: DigestAlgorithm };

/** Any number of `read` with the bytes so far, and then one of the other two. */
export type DigestReply =
  | { readonly read: number }
  | { readonly digest: string }
  | { readonly failed: string };

/** The bytes between two reports. More reports would not make a progress bar smoother. */
const REPORT_BYTES = 4 * 1024 * 1024;

self.addEventListener('message', ({ data }: MessageEvent<DigestRequest>) => {
  digest(data).catch((error: unknown) => reply({ failed: String(error) }));
});

/** Holds one piece of the file in memory at a time [S5.5]. */
async function digest({ blob, algorithm }: DigestRequest): Promise<void> {
  const hash = algorithm === 'md5' ? md5.create() : sha1.create();
  const reader = blob.stream().getReader();
  let read = 0;
  let reported = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    hash.update(value);
    read += value.length;
    if (read - reported >= REPORT_BYTES) {
      reported = read;
      reply({ read });
    }
  }
  reply({ digest: hash.hex() });
}

function reply(message: DigestReply): void {
  self.postMessage(message, { transfer: [] });
}
