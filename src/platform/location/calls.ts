export * from './choose-and-open';
export { getLocation, type GetLocationParams, type GetLocationResult } from './position';
export * from './updates';
