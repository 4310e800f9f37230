import { latePart } from '@/shared/late-part';

/** The badge for a bar: no first screen waits for it, so its code is fetched when the first one shows. */
export const LazyBadge = latePart(() => import('./badge').then((file) => file.Badge));
