import { connectionOf, networkStatus, type NetworkStatus } from '@/platform/device/network-status';
import type { EventSource } from '@/platform/call/listeners';

/** Tells only of what has changed: browsers fire once more for every change of speed. */
export const networkStatusChange: EventSource<NetworkStatus> = ({ env }, emit) => {
  const { window } = env;
  const connection = connectionOf(env);
  let last = networkStatus(env);

  const look = () => {
    const next = networkStatus(env);
    if (next.networkType === last.networkType) return;
    last = next;
    emit(next);
  };

  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  connection?.addEventListener('change', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    connection?.removeEventListener('change', look);
  };
};
