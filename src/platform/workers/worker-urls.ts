// Vite bundles a worker for such an import; scripts/build-lib.mjs does the same for the package.
import digest from '@/platform/digest/digest-worker?worker&url';

/** Every worker that the platform starts. What is not here can not be started under Trusted Types. */
export const workerUrls = { digest } as const;
