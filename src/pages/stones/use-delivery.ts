import { useState } from 'react';
import { COLLECTION, WAREHOUSE } from '@/pages/showcase/stones';
import { usePlatformContext } from '@/platform';
import { usePageDraft, usePullDownRefresh, useReachBottom } from '@/router';

const BATCH = 200;
const TRAVEL_TIME = 700;

/** How many stones are there: a thousand, and more at the end of the list. A real app would ask its server. */
export function useDelivery(enabled: boolean) {
  const { env } = usePlatformContext();
  // A draft, so that a refresh in mid-list comes back to a list that is long enough.
  const [available, setAvailable] = usePageDraft('available', COLLECTION);
  const [checkedAt, setCheckedAt] = useState('');
  const [bringing, setBringing] = useState(false);
  const travel = () => new Promise<void>((resolve) => env.after(TRAVEL_TIME, resolve));

  usePullDownRefresh(async () => {
    await travel();
    setCheckedAt(new Date(env.date()).toLocaleTimeString([], { timeStyle: 'short' }));
  });

  useReachBottom(async () => {
    if (!enabled || bringing || available >= WAREHOUSE) return;
    setBringing(true);
    await travel();
    setAvailable((count) => Math.min(count + BATCH, WAREHOUSE));
    setBringing(false);
  });

  const status = bringing ? 'bringing' : available >= WAREHOUSE ? 'all' : 'more';
  return { available, checkedAt, status } as const;
}
