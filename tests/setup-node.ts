import { afterAll, vi } from 'vitest';

// The files share their modules: code that one of them asked for in passing would be broken off, and missing in the next.
afterAll(() => vi.dynamicImportSettled());
