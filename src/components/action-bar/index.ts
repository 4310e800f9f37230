export {
  ActionBar,
  ActionBarButton,
  type ActionBarButtonProps,
  ActionBarIcon,
  type ActionBarIconProps,
  type ActionBarProps,
} from './action-bar';
