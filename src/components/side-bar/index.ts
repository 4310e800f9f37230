export { SideBar, type SideBarProps } from './side-bar';
export type { SideBarItem } from './side-panels';
