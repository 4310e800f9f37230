import type { Env } from '@/platform';

const quota = () => Object.assign(new Error('full'), { name: 'QuotaExceededError' });

/** Storage as browsers refuse it: blocked, absent or full. */
export const blockedStorage = {
  blocked: () => {
    throw Object.assign(new Error('no'), { name: 'SecurityError' });
  },
  absent: () => null,
  full: () => ({
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw quota();
    },
  }),
} as unknown as Readonly<Record<'blocked' | 'absent' | 'full', Env['storage']>>;
