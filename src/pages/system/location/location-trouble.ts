import { isPlatformError } from '@/platform';

export type LocationTrouble = 'denied' | 'unknown' | 'late' | 'unsupported';

/** Why nobody can say where the visitor is. */
export function locationTrouble(error: unknown): LocationTrouble {
  switch (isPlatformError(error) && error.code) {
    case 'denied':
      return 'denied';
    case 'timeout':
      return 'late';
    case 'unsupported':
      return 'unsupported';
    default:
      return 'unknown';
  }
}
