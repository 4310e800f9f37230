import { isPlatformError } from '@/platform';

export type LocationTrouble = 'denied' | 'unknown' | 'late' | 'unsupported';

/** The reason why the location of the user is unknown. */
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
