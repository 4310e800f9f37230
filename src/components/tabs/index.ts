export { endOf, neighbour } from './tab-list';
export { type TabItem, Tabs, type TabsProps } from './tabs';
