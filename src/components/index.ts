export * from './action-bar';
export type { Action } from './kit/action';
export { ActionSheet, type ActionSheetAction, type ActionSheetProps } from './action-sheet';
export { Album, type AlbumPicture, type AlbumProps } from './album';
export { type AudioHandle, AudioPlayer, type AudioProps } from './audio';
export { Avatar, AvatarGroup, type AvatarGroupProps, type AvatarProps } from './avatar';
export { BackTop, type BackTopProps } from './back-top';
export { Badge, type BadgeProps } from './badge';
export { Banner, type BannerItem, type BannerProps } from './banner';
export { Button, type ButtonProps } from './button';
export * from './calendar';
export { Canvas, type CanvasProps } from './canvas';
export { Cascader, type CascaderOption, type CascaderProps } from './cascader';
export { Card, type CardProps } from './card';
export { Cell, type CellProps } from './cell';
export { CheckList, type CheckListOption, type CheckListProps } from './check-list';
export { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './checkbox';
export { CodeCountdown, type CodeCountdownHandle, type CodeCountdownProps } from './code-countdown';
export { CodeInput, type CodeInputProps, type CodeKind } from './code-input';
export { Collapse, CollapseItem, type CollapseItemProps, type CollapseProps } from './collapse';
export * from './countdown';
export { DatePicker, type DatePickerProps } from './date-picker';
export * from './dialog';
export { Divider, type DividerProps } from './divider';
export * from './dropdown';
export { Ellipsis, type EllipsisPosition, type EllipsisProps } from './ellipsis';
export { Empty, type EmptyPreset, type EmptyProps } from './empty';
export * from './floating-button';
export { FloatingPanel, type FloatingPanelProps } from './floating-panel';
export * from './form';
export {
  type FloatingAxis,
  FloatingButton,
  type FloatingButtonProps,
  type FloatingOffset,
} from './floating-button';
export {
  type FieldErrors,
  type FieldValue,
  Form,
  type FormFailure,
  type FormHandle,
  FormItem,
  type FormItemProps,
  FormDraft,
  type FormDraftProps,
  FormGuard,
  FormList,
  type FormStep,
  FormSteps,
  type FormStepsProps,
  type FormListActions,
  type FormListProps,
  type FormListRow,
  type FormProps,
  type FormValues,
  type Rule,
  SubmitButton,
  type SubmitButtonProps,
  type SubmitContext,
  useForm,
  useFormStatus,
  useWatch,
  type ValidateTrigger,
  type ValidatorContext,
} from './form';
export { Grid, GridItem, type GridItemProps, type GridProps } from './grid';
export { type ImageMode, type ImageProps, ImageView } from './image';
export * from './image-cropper';
export * from './image-preview';
export { IndexBar, type IndexBarProps, IndexSection, type IndexSectionProps } from './index-bar';
export { type FeedProps, InfiniteList, type InfiniteListProps } from './infinite-list';
export { Input, type InputProps, type InputType } from './input';
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
export { List, type ListProps } from './list';
export * from './map';
export * from './movable';
export { NoNetwork, type NoNetworkProps, useOnline } from './no-network';
export { NoticeBar, type NoticeBarProps } from './notice-bar';
export { Notify, type NotifyProps } from './notify';
export {
  NumberKeyboard,
  type NumberKeyboardProps,
  type NumberKeyboardType,
} from './number-keyboard';
export {
  PageIndicator,
  type PageIndicatorMode,
  type PageIndicatorProps,
} from './page-indicator';
export { Pagination, type PaginationProps } from './pagination';
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
export { PickerGroup, type PickerGroupItem, type PickerGroupProps } from './picker-group';
export * from './picker-view';
export * from './popover';
export { Popup, type PopupProps, type PopupSide } from './popup';
export { type OpenChangeReason, usePresence } from './kit/overlays';
export { Progress, type ProgressProps } from './progress';
export { type PullHandle, PullToRefresh, type PullToRefreshProps } from './pull-to-refresh';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './radio';
export { Rate, type RateProps } from './rate';
export { Result, type ResultProps, type ResultStatus } from './result';
export * from './rich-text';
export { RollingText, type RollingTextProps } from './rolling-text';
export { SafeArea, type SafeAreaProps } from './safe-area';
export * from './scroll-view';
export {
  SearchBar,
  type SearchBarProps,
  SearchButton,
  type SearchButtonProps,
  type Suggestion,
} from './search-bar';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './segmented-control';
export { Selector, type SelectorOption, type SelectorProps } from './selector';
export { SideBar, type SideBarItem, type SideBarProps } from './side-bar';
export * from './share-sheet';
export * from './signature';
export { Skeleton, SkeletonBlock, type SkeletonBlockProps, type SkeletonProps } from './skeleton';
export { Slider, type SliderProps, type SliderRange } from './slider';
export { SortableList, type SortableListProps } from './sortable-list';
export { Space, type SpaceGap, type SpaceProps } from './space';
export { Spinner, type SpinnerProps } from './spinner';
export { Stepper, type StepperProps, type StepperValueOptions } from './stepper';
export { type Step, type StepStatus, Steps, type StepsProps } from './steps';
export { Sticky, type StickyEdge, type StickyProps } from './sticky';
export * from './swipe-action';
export * from './swiper';
export { Switch, type SwitchProps } from './switch';
export { type TabItem, Tabs, type TabsProps } from './tabs';
export { Tag, type TagProps } from './tag';
export { type LineChange, Textarea, type TextareaProps } from './textarea';
export { Toast, toast, type ToastIcon, type ToastProps } from './toast';
export {
  Tour,
  type TourProps,
  type TourStep,
  type TourTarget,
} from './tour';
export { TreeSelect, type TreeSelectOption, type TreeSelectProps } from './tree-select';
export * from './upload';
export { type Danmu, Video, type VideoFailure, type VideoHandle, type VideoProps } from './video';
export { VirtualList, type VirtualListHandle, type VirtualListProps } from './virtual-list';
export { VisuallyHidden } from './visually-hidden';
export { Watermark, type WatermarkProps } from './watermark';
export { WebView, type WebViewError, type WebViewHandle, type WebViewProps } from './web-view';
// For products without an app: the language of KitProvider, and the translator of the words that they give to it.
export { type LocaleNow, useLocale, useWords } from '@/platform';
