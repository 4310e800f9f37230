export { LocationNotice } from './location-notice';
export { LocateButton, RoundButton } from './map-buttons';
export { type OwnPlace, useOwnPlace } from './use-own-place';
