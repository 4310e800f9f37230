export { CodeCountdown, type CodeCountdownHandle, type CodeCountdownProps } from './code-countdown';
