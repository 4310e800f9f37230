export {
  chooseLocation,
  type ChooseLocationParams,
  type ChooseLocationResult,
  openLocation,
  type OpenLocationParams,
} from './choose-and-open';
export { getLocation, type GetLocationParams, type GetLocationResult } from './position';
export {
  onLocationChange,
  onLocationChangeError,
  startLocationUpdate,
  type StartLocationUpdateParams,
  stopLocationUpdate,
} from './updates';
