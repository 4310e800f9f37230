import { type AppExtensionTarget, codeFailure, PlatformError } from '@/platform';
import { fetchCode } from '@/shared/lost-code';

/** The code of a protocol, which is fetched when a user signs in. The app may be offline, or the code may be gone. */
export async function loadLibrary<T>(
  api: string,
  context: AppExtensionTarget['context'] | null,
  load: () => Promise<T>,
): Promise<T> {
  if (!context) {
    const message = 'it is not in `extensions` of defineApp, or the app is not mounted';
    throw new PlatformError({ code: 'invalid', api, message });
  }
  return fetchCode(load).catch((cause: unknown) => {
    throw codeFailure(context, api, cause);
  });
}
