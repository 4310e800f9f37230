export { RollingText, type RollingTextProps } from './rolling-text';
