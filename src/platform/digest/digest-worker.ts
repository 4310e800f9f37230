import { md5 } from 'js-md5';
import { sha1 } from 'js-sha1';
import type { DigestRequest, DigestReply } from './digest-messages';

/** Progress that comes oftener than a screen is drawn is of use to nobody. */
const STEP = 4 * 1024 * 1024;

self.addEventListener('message', ({ data }: MessageEvent<DigestRequest>) => {
  digest(data).catch((error: unknown) => reply({ failed: String(error) }));
});

/** Piece by piece: at no time is more than a piece of the file in memory [S5.5]. */
async function digest({ blob, algorithm }: DigestRequest): Promise<void> {
  const hash = algorithm === 'md5' ? md5.create() : sha1.create();
  const reader = blob.stream().getReader();
  let read = 0;
  let told = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    hash.update(value);
    read += value.length;
    if (read - told >= STEP) {
      told = read;
      reply({ read });
    }
  }
  reply({ digest: hash.hex() });
}

function reply(message: DigestReply): void {
  self.postMessage(message, { transfer: [] });
}
