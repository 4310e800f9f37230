import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { PlatformError } from '@/platform/call/errors';
import type { CoordinateSystem } from '@/platform/maps/map-provider';
import { limitAnswer } from './limit-answer';
import { locationFailure, locationTimeout } from './location-failure';
import { type Location, locationOf } from './location-of';
import { requireGeolocation } from './require-geolocation';

export type LocationWatch = {
  /** Resolves when the device has answered, with a location or without one yet. Of two types the newer counts. */
  start(type: CoordinateSystem, signal: AbortSignal): Promise<void>;
  stop(): void;
  /** Told of the newest location, and of each that comes. Returns its end, as does the next. */
  onLocation(emit: (location: Location) => void): () => void;
  onFailure(emit: (error: PlatformError) => void): () => void;
};

/** Milliseconds. A device that stands still finds itself only once, so it is no fault to hear nothing for longer. */
const PATIENCE = 20_000;

const WANTED = { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 0 } as const;

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'startLocationUpdate', message, cause });

/** The one watch of an app, however often it is started. It costs power, and sleeps while nobody looks or listens. */
export function createLocationWatch({ env, life }: PlatformContext): LocationWatch {
  const { window, document } = env;
  let phase: 'off' | 'asking' | 'on' = 'off';
  let type: CoordinateSystem = 'gcj02';
  let watched: number | null = null;
  let latest: GeolocationPosition | null = null;
  let cancelLimit = () => {};
  let waiting: readonly ((refusal: PlatformError | null) => void)[] = [];
  let emitLocation: ((location: Location) => void) | null = null;
  let emitFailure: ((error: PlatformError) => void) | null = null;

  const tell = () => {
    if (latest) emitLocation?.(locationOf(latest, type));
  };

  const answer = (refusal: PlatformError | null) => {
    cancelLimit();
    const told = waiting;
    waiting = [];
    for (const settle of told) settle(refusal);
  };

  const onAnswer = () => {
    phase = 'on';
    answer(null);
    turn();
  };

  const onPosition = (position: GeolocationPosition) => {
    latest = position;
    tell();
    onAnswer();
  };

  const onTrouble = (error: GeolocationPositionError) => {
    const failure = locationFailure(fail, error);
    if (failure.code !== 'denied') onAnswer();
    // Who waits for the start hears of it there.
    if (waiting.length === 0) emitFailure?.(failure);
    if (failure.code === 'denied') end(failure);
  };

  const isWanted = () => {
    const isHeard = phase === 'on' && (emitLocation !== null || emitFailure !== null);
    return !document.hidden && (phase === 'asking' || isHeard);
  };

  const turn = () => {
    const { geolocation } = window.navigator;
    const wanted = isWanted();
    if (wanted === (watched !== null)) return;
    if (watched !== null) geolocation.clearWatch(watched);
    // It finds the device anew when it wakes.
    latest = null;
    watched = wanted ? geolocation.watchPosition(onPosition, onTrouble, WANTED) : null;
    // A browser that answers at once does so before the watch has its number.
    if (!isWanted()) turn();
  };

  const look = () => {
    turn();
    // Nothing is asked before somebody looks again.
    if (phase === 'asking' && document.hidden) onAnswer();
  };

  const end = (refusal: PlatformError) => {
    if (phase === 'off') return;
    phase = 'off';
    document.removeEventListener('visibilitychange', look);
    turn();
    answer(refusal);
  };

  const begin = () => {
    phase = 'asking';
    document.addEventListener('visibilitychange', look);
    cancelLimit = limitAnswer(env, PATIENCE, () => end(locationTimeout(fail)));
    look();
  };

  life.signal.addEventListener('abort', () => end(fail('abort', 'the app was unmounted')));

  return {
    start: async (next, signal) => {
      requireGeolocation(env, fail);
      if (life.signal.aborted) throw fail('abort', 'the app was unmounted');
      const isOther = next !== type;
      type = next;
      if (phase === 'on') return isOther ? tell() : undefined;
      const settled = answered(signal);
      if (phase === 'off') begin();
      return settled;
    },
    stop: () => end(fail('cancel', 'cancelled by stopLocationUpdate')),
    onLocation: (emit) => {
      emitLocation = emit;
      tell();
      turn();
      return () => {
        emitLocation = null;
        turn();
      };
    },
    onFailure: (emit) => {
      emitFailure = emit;
      turn();
      return () => {
        emitFailure = null;
        turn();
      };
    },
  };

  function answered(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (refusal: PlatformError | null) => (refusal ? reject(refusal) : resolve());
      waiting = [...waiting, settle];
      signal.addEventListener('abort', () => {
        if (!waiting.includes(settle)) return;
        waiting = waiting.filter((other) => other !== settle);
        resolve();
        if (waiting.length === 0) end(fail('abort', 'aborted'));
      });
    });
  }
}
