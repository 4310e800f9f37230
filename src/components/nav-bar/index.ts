export { bindNavProgress } from './bind-nav-progress';
export {
  NavBar,
  type NavBarItem,
  type NavBarLeading,
  type NavBarProps,
  type NavBarSearch,
} from './nav-bar';
