export { SideBar, type SideBarProps } from './side-bar';
