export { LocateButton } from './locate-button';
export { LocationNotice } from './location-notice';
export { RoundButton } from './round-button';
export { type OwnPlace, useOwnPlace } from './use-own-place';
