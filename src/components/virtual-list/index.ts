export { VirtualList, type VirtualListHandle, type VirtualListProps } from './virtual-list';
