export { type Auth, type AuthChange, type AuthStore, createAuth } from './auth';
export type * from './auth-config';
export { type ClaimName, type ClaimNames, claimsFrom } from './claims';
export { hasPermission, hasRole, type User } from './decode-user';
export { hasRights, type Rights } from './has-rights';
export { startSession } from './start-session';
