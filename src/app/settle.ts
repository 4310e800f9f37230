import { USUAL_REFUSALS } from '@/shared/defaults';

/** For calls of the app's own bars, which nobody awaits: reports every failure but the usual refusals. */
export function settle(call: Promise<unknown>, report: (error: unknown) => void): void {
  call.catch((error: { readonly code?: string }) => {
    if (!error.code || !USUAL_REFUSALS.includes(error.code)) report(error);
  });
}
