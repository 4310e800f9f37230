export { bindNavProgress } from './bind-nav-progress';
export {
  NavBar,
  type NavBarProps,
} from './nav-bar';
