import { syncCall } from '@/platform/call/rows';

export const accountRows = {
  /** The user's login: token, user, roles and permissions [S6.1]. */
  auth: syncCall(({ auth }) => auth),
};
