import { afterAll, vi } from 'vitest';

afterAll(async () => {
  // The files share their modules: code that one of them asked for in passing would be broken off, and missing in the next.
  await vi.dynamicImportSettled();
  // The files share the environment too. React loaded with NODE_ENV=production has no jsxDEV.
  vi.unstubAllEnvs();
});
