import type { ChooseLocationResult } from '@/platform';
import { returns } from '@/router';

/** The built-in page of platform.chooseLocation [S2.9]. */
export const chooseLocationRoute = {
  query: { latitude: 'number?', longitude: 'number?', keyword: 'string?' },
  result: returns<ChooseLocationResult>(),
  disableScroll: true,
} as const;
