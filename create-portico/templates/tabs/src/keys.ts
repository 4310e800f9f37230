import { isPlatformError } from 'portico';
import { passkeys } from 'portico/auth';

const at = (path: string) => ({
  begin: `/api/passkeys/${path}/begin`,
  finish: `/api/passkeys/${path}/finish`,
});

export const keys = passkeys({ signIn: at('sign-in'), create: at('create') });

/** A user who closes the dialog has done nothing wrong. */
export const isQuiet = (error: unknown) =>
  isPlatformError(error, 'cancel') || isPlatformError(error, 'abort');
