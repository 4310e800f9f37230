import { quietly, refuseUnless, toPlatformError } from '@/platform/call/errors';
import type { UrlTarget } from '@/router';
import { createEventChannels, type EventChannel } from './event-channels';
import {
  type Arrived,
  back,
  type Create,
  navigate,
  preload,
  redirect,
  relaunch,
} from '@/platform/navigation/navigation';

// uni-app's names of navigations that have shorter names here.

export type NavigateToParams = UrlTarget & {
  /** Listeners for the events that the opened page emits. */
  readonly events?: { readonly [event: string]: (...args: readonly never[]) => void } | undefined;
};

export type NavigateToResult = Arrived & {
  /** Sends events to the opened page, which gets the other end from useOpenerChannel(). */
  readonly eventChannel: EventChannel;
};

export const navigateTo: Create<(params: NavigateToParams) => Promise<NavigateToResult>> = (
  context,
  scope,
) => {
  const go = navigate(context, scope);
  const start = async (params: NavigateToParams): Promise<NavigateToResult> => {
    try {
      const listeners = Object.entries(params?.events ?? {});
      for (const [event, listener] of listeners) {
        const name = `events.${event}`;
        const message = `parameter.${name} should be a function`;
        refuseUnless(typeof listener === 'function', 'navigateTo', message, name);
      }
      const arrived = await go(params);
      const eventChannel = context.shelf(createEventChannels).of(arrived.page.id).opener;
      for (const [event, listener] of listeners) eventChannel.on(event, listener);
      return { ...arrived, eventChannel };
    } catch (error) {
      throw toPlatformError('navigateTo', error);
    }
  };
  return (params) => quietly(start(params));
};

export const redirectTo: Create<(to: UrlTarget) => Promise<Arrived>> = (context, scope) => (to) =>
  underName('redirectTo', redirect(context, scope)(to));

export const reLaunch: Create<(to: UrlTarget) => Promise<Arrived>> = (context, scope) => (to) =>
  underName('reLaunch', relaunch(context, scope)(to));

export type BackParams = { readonly delta?: number | undefined };

export const navigateBack: Create<(options?: BackParams) => Promise<Arrived>> =
  (context, scope) => (options) =>
    underName('navigateBack', back(context, scope)(options?.delta));

export const preloadPage: Create<(to: UrlTarget) => Promise<{ readonly url: string }>> =
  (context, scope) => (to) => {
    const loaded = preload(context, scope)(to).then(() => ({ url: to.url }));
    return underName('preloadPage', loaded);
  };

/** Renames the errors of a call, so that they carry the name that the product called. */
function underName<T>(api: string, call: Promise<T>): Promise<T> {
  const renamed = call.catch((error: unknown) => {
    throw toPlatformError(api, error);
  });
  return quietly(renamed);
}
