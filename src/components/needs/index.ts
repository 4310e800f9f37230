export { Needs, type NeedsProps } from './needs';
