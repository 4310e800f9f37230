import { isLostCode } from '@/shared/lost-code';

/**
 * The error for a failed `import()` of an optional peer dependency. If the package is not installed, the error has
 * `advice` as its message and is also logged. Bundlers accept an import of a missing package only directly inside
 * `try`. Vite replaces it with an empty module. With webpack and esbuild the import rejects.
 */
export function packageFailure(advice: string, cause: unknown): unknown {
  if (isLostCode(cause)) return cause;
  const error = new Error(advice, { cause });
  window.console.error(error);
  return error;
}
