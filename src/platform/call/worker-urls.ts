// Vite bundles a worker for such an import; scripts/build-lib.mjs does the same for the package.
// oxlint-disable-next-line import/default -- the default export is the address that Vite makes
import compress from '@/platform/media/compress-worker?worker&url';
// oxlint-disable-next-line import/default -- the same
import digest from '@/platform/files/digest-worker?worker&url';
// oxlint-disable-next-line import/default -- the same
import scan from '@/platform/scan/scan-worker?worker&url';

/** Every worker that the platform starts. Trusted Types refuse all others. */
export const workerUrls = { compress, digest, scan } as const;
