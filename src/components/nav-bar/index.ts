export { bindNavProgress } from './bind-nav-progress';
export {
  NavBar,
  type NavBarItem,
  type NavBarLeading,
  type NavBarProps,
} from './nav-bar';
