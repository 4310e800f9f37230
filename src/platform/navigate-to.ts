import type { UrlTarget } from '@/router';
import type { PlatformContext } from './context';
import { quietly, toPlatformError } from './errors';
import { createEventChannels, type EventChannel } from './event-channels';
import type { Arrived, Navigation } from './navigation';
import { refuseUnless } from './refuse-unless';

export type NavigateToParams = UrlTarget & {
  /** What this page wants to hear from the one that it opens. */
  readonly events?: { readonly [event: string]: (...args: readonly never[]) => void } | undefined;
};

export type NavigateToResult = Arrived & {
  /** To the page that was opened, which has the other end by useOpenerChannel(). */
  readonly eventChannel: EventChannel;
};

export type NavigateTo = {
  /** navigate, under the reference’s name and with a line between the two pages. */
  navigateTo(params: NavigateToParams): Promise<NavigateToResult>;
};

export function createNavigateTo(
  { shelf }: PlatformContext,
  { navigate }: Pick<Navigation, 'navigate'>,
): NavigateTo {
  const navigateTo = async (params: NavigateToParams) => {
    try {
      const events = Object.entries(params?.events ?? {});
      for (const [event, listener] of events) {
        const message = `parameter.events.${event} should be a function`;
        refuseUnless(typeof listener === 'function', 'navigateTo', message);
      }
      const arrived = await navigate(params);
      const eventChannel = shelf(createEventChannels).of(arrived.page.id).opener;
      for (const [event, listener] of events) eventChannel.on(event, listener);
      return { ...arrived, eventChannel };
    } catch (error) {
      throw toPlatformError('navigateTo', error);
    }
  };
  return { navigateTo: (params) => quietly(navigateTo(params)) };
}
