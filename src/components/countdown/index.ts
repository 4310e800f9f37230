export { Countdown, type CountdownHandle, type CountdownProps } from './countdown';
export { formatTime, type TimeParts, timeParts } from './time-parts';
