export type { RecordedEvent, Recording } from './recording';
export type { DevtoolsTarget } from './recorder';
export { startDevtools } from './start-devtools';
