export { locationChange } from './location-change';
export { locationChangeError } from './location-change-error';
