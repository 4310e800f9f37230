import type { Env } from '@/platform/call/env';
import { copyBySelection } from './copy-by-selection';

/** Copies a text, or waits for what was begun in the tap. Answers with why not, null when it has been copied. */
export async function copyText(env: Env, text: string, begun?: unknown): Promise<unknown> {
  try {
    // Missing where the page is not served by https.
    await (begun ?? env.window.navigator.clipboard.writeText(text));
    return null;
  } catch (error) {
    return copyBySelection(env, text) ? null : error;
  }
}
