export { Empty, type EmptyProps } from './empty';
export type { EmptyPreset } from './illustration';
