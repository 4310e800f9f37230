export { Sticky, type StickyEdge, type StickyProps } from './sticky';
