export { endOf, neighbour, type TabItem } from './tab-list';
export { Tabs, type TabsProps } from './tabs';
