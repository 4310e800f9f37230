export { type Auth, type AuthChange, type AuthStore, createAuth } from './auth';
export type * from './auth-config';
export {
  type ClaimName,
  type ClaimNames,
  claimsFrom,
  hasPermission,
  hasRights,
  hasRole,
  type Rights,
  type User,
} from './decode-user';
export { startSession } from './start-session';
