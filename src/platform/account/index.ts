export { type Auth, createAuth } from './auth';
export type { User } from './decode-user';
