export {
  chooseLocation,
  type ChooseLocationParams,
  type ChooseLocationResult,
} from './choose-location';
export { getLocation, type GetLocationParams, type GetLocationResult } from './get-location';
export { openLocation, type OpenLocationParams } from './open-location';
export { startLocationUpdate, type StartLocationUpdateParams } from './start-location-update';
export { stopLocationUpdate } from './stop-location-update';
