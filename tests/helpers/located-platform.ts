import { fakePlatform } from './fake-platform';

type Asked = {
  readonly wanted: PositionOptions | undefined;
  readonly tell: PositionCallback;
  readonly refuse: (error: GeolocationPositionError) => void;
};

type Coords = Partial<Omit<GeolocationCoordinates, 'toJSON'>>;

export const positionOf = (coords: Coords = {}) =>
  ({
    coords: {
      ...{ latitude: 39.9087, longitude: 116.3975, accuracy: 12 },
      ...{ altitude: null, altitudeAccuracy: null, heading: null, speed: null },
      ...coords,
    },
    timestamp: 1,
  }) as GeolocationPosition;

/** The codes of browsers: 1 denied, 2 unavailable, 3 timeout. */
export const troubleOf = (code: 1 | 2 | 3) =>
  ({ code, message: 'as the browser says' }) as GeolocationPositionError;

/** A phone whose position the test controls. While `state` is prompt, the permission prompt is open. */
export function locatedPlatform(state: PermissionState = 'granted') {
  const fake = fakePlatform();
  const asked: Asked[] = [];
  const watched = new Map<number, Asked>();
  let count = 0;
  const geolocation = {
    getCurrentPosition: (tell, refuse, wanted) => {
      asked.push({ tell, refuse: refuse as Asked['refuse'], wanted });
    },
    watchPosition: (tell, refuse, wanted) => {
      count += 1;
      watched.set(count, { tell, refuse: refuse as Asked['refuse'], wanted });
      return count;
    },
    clearWatch: (id) => void watched.delete(id),
  } satisfies Geolocation;
  const permissions = { query: async () => ({ state }) };
  const { window } = fake.context.env;
  Object.assign(window, { isSecureContext: true, navigator: { geolocation, permissions } });

  return {
    ...fake,
    window,
    asked,
    watches: () => watched.size,
    /** Reports a position to the watch. */
    move: (coords?: Coords) => {
      for (const { tell } of [...watched.values()]) tell(positionOf(coords));
    },
    fault: (code: 1 | 2 | 3) => {
      for (const { refuse } of [...watched.values()]) refuse(troubleOf(code));
    },
  };
}
