export { Rate, type RateProps } from './rate';
