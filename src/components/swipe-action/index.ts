export {
  SwipeAction,
  type SwipeActionHandle,
  type SwipeActionProps,
} from './swipe-action';
