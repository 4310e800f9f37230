import { OldData as Strip } from '@/components/kit/old-data';
import type { OldDataProps } from '@/router';
import { useFocusPageOnUnmount } from './use-focus-page-on-unmount';

/** Above a page whose data could not be refreshed. */
export function OldData({ page, since, retry }: OldDataProps) {
  useFocusPageOnUnmount(page);
  return <Strip since={since} onRetry={() => void retry()} />;
}
