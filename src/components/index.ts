export * from './action-bar';
export * from './kit/action';
export { ActionSheet, type ActionSheetAction, type ActionSheetProps } from './action-sheet';
export * from './album';
export * from './audio';
export { Avatar, AvatarGroup, type AvatarGroupProps, type AvatarProps } from './avatar';
export * from './back-top';
export { Badge, type BadgeProps } from './badge';
export * from './banner';
export * from './button';
export * from './calendar';
export * from './canvas';
export * from './cascader';
export * from './card';
export * from './cell';
export * from './check-list';
export { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './checkbox';
export * from './code-countdown';
export * from './code-input';
export * from './collapse';
export * from './countdown';
export * from './data-list';
export * from './date-picker';
export * from './dialog';
export * from './divider';
export * from './dropdown';
export * from './ellipsis';
export * from './empty';
export * from './floating-button';
export * from './floating-panel';
export * from './form';
export * from './grid';
export { type ImageMode, type ImageProps, ImageView } from './image';
export * from './image-cropper';
export * from './image-preview';
export * from './index-bar';
export { type FeedProps, InfiniteList, type InfiniteListProps } from './infinite-list';
export * from './input';
export {
  type Axis,
  type Drag,
  type DragEnd,
  type DragOptions,
  mergeRefs,
  type Pinch,
  type PinchEnd,
  type PinchOptions,
  type PressOptions,
  useDrag,
  usePinch,
  usePress,
} from './kit/gestures';
export * from './kit-provider';
export type { KitIconName, KitIcons } from './kit/kit-context';
export * from './list';
export * from './map';
export * from './movable';
export * from './needs';
export * from './no-network';
export * from './notice-bar';
export { Notify, type NotifyProps } from './notify';
export * from './number-keyboard';
export {
  PageIndicator,
  type PageIndicatorMode,
  type PageIndicatorProps,
} from './page-indicator';
export * from './pagination';
export {
  type DateProps,
  Picker,
  type PickerBase,
  type PickerChoice,
  type PickerColumn,
  type PickerField,
  type PickerHandle,
  type PickerItem,
  type PickerNode,
  type PickerPrompt,
  type PickerProps,
  type PickerQuestion,
  usePickerPrompt,
} from './picker';
export * from './picker-group';
export * from './picker-view';
export * from './popover';
export { Popup, type PopupProps, type PopupSide } from './popup';
export { type OpenChangeReason, usePresence } from './kit/overlays';
export * from './progress';
export { type PullHandle, PullToRefresh, type PullToRefreshProps } from './pull-to-refresh';
export * from './radio';
export * from './rate';
export * from './result';
export * from './rich-text';
export * from './rolling-text';
export * from './safe-area';
export * from './scroll-view';
export * from './search-bar';
export * from './segmented-control';
export * from './selector';
export * from './side-bar';
export * from './share-sheet';
export * from './signature';
export * from './skeleton';
export { Slider, type SliderProps, type SliderRange } from './slider';
export * from './sortable-list';
export * from './space';
export * from './spinner';
export * from './stepper';
export * from './steps';
export * from './sticky';
export * from './swipe-action';
export * from './swiper';
export * from './switch';
export { type TabItem, Tabs, type TabsProps } from './tabs';
export * from './tag';
export * from './textarea';
export { Toast, toast, type ToastIcon, type ToastProps } from './toast';
export * from './tour';
export * from './tree-select';
export * from './upload';
export * from './video';
export * from './virtual-list';
export * from './visually-hidden';
export * from './watermark';
export * from './web-view';
// For products without an app: the language of KitProvider, and the translator of the words that they give to it.
export { type LocaleNow, useLocale, useWords } from '@/platform';
