export { Countdown, type CountdownHandle, type CountdownProps } from './countdown';
export { formatTime, type TimeParts } from './time-parts';
