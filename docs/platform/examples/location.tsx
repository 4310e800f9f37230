import { isPlatformError, type Platform, type Point } from 'portico';

/** @uni Values that the phone does not know are null, not 0. The time-out is 20 s by default. */
export async function getLocation(platform: Platform) {
  try {
    const { latitude, longitude, accuracy } = await platform.getLocation({ isHighAccuracy: true });
    return `${latitude}, ${longitude}, within ${accuracy} m`;
  } catch (error) {
    if (!isPlatformError(error, 'denied')) throw error;
    return 'Allow the location in the settings of your browser and of your phone.';
  }
}

/** @uni It never resolves without a place. The keyword starts a search. */
export async function chooseLocation(platform: Platform) {
  const { name, address, latitude, longitude } = await platform.chooseLocation({ keyword: 'cafe' });
  return { label: `${name}, ${address}`, latitude, longitude };
}

/** @uni A scale outside 5 to 18 becomes the nearest one. */
export async function openLocation(platform: Platform) {
  await platform.openLocation({
    latitude: 44.0793,
    longitude: 10.0979,
    name: 'Bakery',
    address: 'Piazza Alberica 1, Lyon',
  });
}

/** @uni It resolves with the first answer of the browser, not after 100 ms. */
export async function startLocationUpdate(platform: Platform, move: (point: Point) => void) {
  const stopListening = platform.onLocationChange(move);
  await platform.startLocationUpdate({ type: 'wgs84' });
  return stopListening;
}

export async function stopLocationUpdate(platform: Platform) {
  await platform.stopLocationUpdate();
}

/** @uni Hidden pages get no events. */
export function onLocationChange(platform: Platform) {
  const removeListener = platform.onLocationChange(({ latitude, longitude, speed }) => {
    console.log(latitude, longitude, speed);
  });
  return removeListener;
}

export function onLocationChangeError(platform: Platform) {
  const removeListener = platform.onLocationChangeError(({ code, message }) => {
    console.log(code, message);
  });
  return removeListener;
}

/** @uni The methods return promises. */
export async function createMapContext(platform: Platform) {
  // The page renders <MapView id="city" ... />.
  const map = platform.createMapContext('city');
  await map.moveToLocation();
  const { southwest, northeast } = await map.getRegion();
  return [southwest, northeast];
}
