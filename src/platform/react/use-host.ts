import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createHost } from '@/platform/host/create-host';
import type { HostLevel } from '@/platform/host/host-env';
import { createHostView, type HostView } from '@/platform/host/host-view';
import { useProvided } from './provided';

export type HostNow = HostView & {
  /** Who does the work of a call: 'chooseImage', 'share.open' ... */
  readonly can: (api: string) => HostLevel;
};

/** The messaging app around the page. Re-renders when it has answered. */
export function useHost(): HostNow {
  const { context, platform } = useProvided('useHost');
  const { shelf } = context;
  const view = useSyncExternalStore(shelf(createHost).subscribe, shelf(createHostView));
  return useMemo(() => ({ ...view, can: platform.host.can }), [view, platform]);
}

/** Who does the work of one call. Re-renders when that changes. */
export function useCan(api: string): HostLevel {
  const { context, platform } = useProvided('useCan');
  const level = useCallback(() => platform.host.can(api), [platform, api]);
  return useSyncExternalStore(context.shelf(createHost).subscribe, level);
}
