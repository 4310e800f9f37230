import { lazy, Suspense } from 'react';
import type { BadgeProps } from './badge';

const Badge = lazy(async () => ({ default: (await import('./badge')).Badge }));

/** The badge for a bar: no first screen waits for it, so its code is fetched when the first one shows. */
export function LazyBadge(props: BadgeProps) {
  return (
    <Suspense fallback={null}>
      <Badge {...props} />
    </Suspense>
  );
}
