import { latePart } from '@/shared/late-part';

/** The badge for bars. Its lazy chunk loads when the first badge appears, so it does not delay the first screen. */
export const LazyBadge = latePart(() => import('./badge').then((file) => file.Badge));
