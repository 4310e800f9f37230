export { TabBar, type TabBarProps } from './tab-bar';
export type { TabBarItem } from './tab-bar';
