export {
  SwipeAction,
  type SwipeActionHandle,
  type SwipeActionItem,
  type SwipeActionProps,
} from './swipe-action';
