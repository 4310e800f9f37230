import { usePlatformContext } from '@/platform/react/use-platform';
import { usePage } from '@/router';
import { createEventChannels, type EventChannel } from './event-channels';

/**
 * The event channel to the page that opened this one with navigateTo. It stays the same while another page covers this
 * one. A page that replaces this one gets it. On a page that was opened in another way, the channel has no other end.
 */
export function useOpenerChannel(): EventChannel {
  const context = usePlatformContext();
  return context.shelf(createEventChannels).of(usePage().id).opened;
}
