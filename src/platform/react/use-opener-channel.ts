import { createEventChannels, type EventChannel } from '@/platform/navigation/event-channels';
import { usePage } from '@/router';
import { useProvided } from './provided';

/**
 * The line to the page that opened this one by navigateTo. It is this page's own, also while another one covers it.
 * A page that was opened otherwise has one, too, at whose other end is nobody.
 */
export function useOpenerChannel(): EventChannel {
  const { context } = useProvided('useOpenerChannel');
  return context.shelf(createEventChannels).of(usePage().id).opened;
}
