import { createEventChannels, type EventChannel } from '@/platform/navigation/event-channels';
import { usePage } from '@/router';
import { useProvided } from './use-platform';

/**
 * The event channel to the page that opened this one with navigateTo. It stays the same while another page covers this
 * one. A page that replaces this one gets it. On a page that was opened in another way, the channel has no other end.
 */
export function useOpenerChannel(): EventChannel {
  const { context } = useProvided('useOpenerChannel');
  return context.shelf(createEventChannels).of(usePage().id).opened;
}
