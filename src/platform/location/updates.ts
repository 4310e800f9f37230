import { type Fail, failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import type { PlatformError } from '@/platform/call/errors';
import type { EventSource } from '@/platform/call/listeners';
import { checkParams, oneOf, optional } from '@/platform/call/params';
import type { CoordinateSystem } from '@/platform/maps/provider';
import type { Location } from './location';
import {
  limitAnswer,
  locationFailure,
  locationOf,
  locationTimeout,
  requireGeolocation,
} from './position';

export type StartLocationUpdateParams = {
  /** @default 'gcj02' */
  readonly type?: CoordinateSystem | undefined;
};

/** Milliseconds for the first position only. A phone that does not move reports no further position. */
const FIRST_POSITION_TIME = 20_000;

const OPTIONS = { enableHighAccuracy: true, timeout: FIRST_POSITION_TIME, maximumAge: 0 } as const;

const checkStart = checkParams({ type: optional(oneOf('wgs84', 'gcj02'), 'gcj02') });

/** Follows the phone's position for onLocationChange. A second start changes the type. Hidden pages get no events. */
export const startLocationUpdate: Api<StartLocationUpdateParams, void> = defineApi(
  'startLocationUpdate',
  {
    check: checkStart,
    run: ({ shelf }, { type }, _fail, { signal }) => shelf(createLocationWatch).start(type, signal),
  },
);

/** Stops following the position. Listeners stay until the next startLocationUpdate. */
export const stopLocationUpdate: Api<NoParams, void> = defineApi('stopLocationUpdate', {
  run: ({ shelf }) => shelf(createLocationWatch).stop(),
});

/** The position after each move, between startLocationUpdate and stopLocationUpdate. */
export const onLocationChange: EventSource<Location> = ({ shelf }, emit) =>
  shelf(createLocationWatch).onLocation(emit);

/** The reason why no position arrives. Code `denied` ends the updates. After other codes they continue. */
export const onLocationChangeError: EventSource<PlatformError> = ({ shelf }, emit) =>
  shelf(createLocationWatch).onFailure(emit);

type LocationWatch = {
  /** Resolves with the browser's first answer, even if it is not a position yet. The latest type counts. */
  start(type: CoordinateSystem, signal: AbortSignal): Promise<void>;
  stop(): void;
  /** Emits the latest position and each new one. Returns a function that ends it, like the next method. */
  onLocation(emit: (location: Location) => void): () => void;
  onFailure(emit: (error: PlatformError) => void): () => void;
};

const fail: Fail = failureOf('startLocationUpdate');

/**
 * The app's only watch, shared by all starts. Watching costs power, so the watch runs only while the page is visible
 * and a listener exists.
 */
function createLocationWatch({ env, life }: PlatformContext): LocationWatch {
  const { window, document } = env;
  let phase: 'off' | 'starting' | 'on' = 'off';
  let type: CoordinateSystem = 'gcj02';
  let watchId: number | null = null;
  let latest: GeolocationPosition | null = null;
  let cancelLimit = () => {};
  let pendingStarts: readonly ((refusal: PlatformError | null) => void)[] = [];
  let emitLocation: ((location: Location) => void) | null = null;
  let emitFailure: ((error: PlatformError) => void) | null = null;

  const emitLatest = () => {
    if (latest) emitLocation?.(locationOf(latest, type));
  };

  const endStarts = (refusal: PlatformError | null) => {
    cancelLimit();
    const starts = pendingStarts;
    pendingStarts = [];
    for (const endStart of starts) endStart(refusal);
  };

  const onAnswer = () => {
    phase = 'on';
    endStarts(null);
    updateWatch();
  };

  const onPosition = (position: GeolocationPosition) => {
    latest = position;
    emitLatest();
    onAnswer();
  };

  const onError = (error: GeolocationPositionError) => {
    const failure = locationFailure(fail, error);
    if (failure.code !== 'denied') onAnswer();
    // A pending start rejects with the failure, so listeners do not get it as well.
    if (pendingStarts.length === 0) emitFailure?.(failure);
    if (failure.code === 'denied') end(failure);
  };

  const isWatchNeeded = () => {
    const hasListener = phase === 'on' && (emitLocation !== null || emitFailure !== null);
    return !document.hidden && (phase === 'starting' || hasListener);
  };

  const updateWatch = () => {
    const { geolocation } = window.navigator;
    const isNeeded = isWatchNeeded();
    if (isNeeded === (watchId !== null)) return;
    if (watchId !== null) geolocation.clearWatch(watchId);
    // A position from before the pause is out of date.
    latest = null;
    watchId = isNeeded ? geolocation.watchPosition(onPosition, onError, OPTIONS) : null;
    // A browser that answers at once does so before the watch has its id.
    if (!isWatchNeeded()) updateWatch();
  };

  const onVisibilityChange = () => {
    updateWatch();
    // A hidden page gets no prompt and no position, so do not keep the start waiting.
    if (phase === 'starting' && document.hidden) onAnswer();
  };

  const end = (refusal: PlatformError) => {
    if (phase === 'off') return;
    phase = 'off';
    document.removeEventListener('visibilitychange', onVisibilityChange);
    updateWatch();
    endStarts(refusal);
  };

  const begin = () => {
    phase = 'starting';
    document.addEventListener('visibilitychange', onVisibilityChange);
    cancelLimit = limitAnswer(env, FIRST_POSITION_TIME, () => end(locationTimeout(fail)));
    onVisibilityChange();
  };

  const waitForStart = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const endStart = (refusal: PlatformError | null) => (refusal ? reject(refusal) : resolve());
      pendingStarts = [...pendingStarts, endStart];
      signal.addEventListener('abort', () => {
        if (!pendingStarts.includes(endStart)) return;
        pendingStarts = pendingStarts.filter((other) => other !== endStart);
        resolve();
        if (pendingStarts.length === 0) end(fail('abort', 'aborted'));
      });
    });

  life.signal.addEventListener('abort', () => end(fail('abort', 'the app was unmounted')));

  return {
    start: async (next, signal) => {
      requireGeolocation(env, fail);
      if (life.signal.aborted) throw fail('abort', 'the app was unmounted');
      const isOther = next !== type;
      type = next;
      if (phase === 'on') return isOther ? emitLatest() : undefined;
      const started = waitForStart(signal);
      if (phase === 'off') begin();
      return started;
    },
    stop: () => end(fail('cancel', 'cancelled by stopLocationUpdate')),
    onLocation: (emit) => {
      emitLocation = emit;
      emitLatest();
      updateWatch();
      return () => {
        emitLocation = null;
        updateWatch();
      };
    },
    onFailure: (emit) => {
      emitFailure = emit;
      updateWatch();
      return () => {
        emitFailure = null;
        updateWatch();
      };
    },
  };
}
