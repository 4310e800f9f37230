export { chooseByKey, panelId, tabId, type TabItem, useTab } from './tab-list';
export { Tabs, type TabsProps } from './tabs';
