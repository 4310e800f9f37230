export { Space, type SpaceGap, type SpaceProps } from './space';
