import { isLostCode } from '@/shared/lost-code';

/**
 * The error of an `import()` of an optional peer dependency. If the app has not installed the package, it is an error
 * with `advice`, which the console gets too. Bundlers accept such an import without its package only directly inside of
 * `try`. What they leave of it differs: an empty module (Vite), or an import that rejects (webpack, esbuild).
 */
export function packageFailure(advice: string, cause: unknown): unknown {
  if (isLostCode(cause)) return cause;
  const error = new Error(advice, { cause });
  window.console.error(error);
  return error;
}
