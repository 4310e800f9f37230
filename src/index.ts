// The main entry of the package. Each value is named here, so that nothing becomes public by accident. Icons have a
// separate entry, `portico/icons`. tests/index.test.ts repeats the list.

// Types. A star, because products extend the interface `Register` of this module.
export type * from './app';
export type * from './components';
export type * from './platform';
export type * from './router';
// Calls have parameters and results of these names too; products write components.
export type { ToastIcon, UploadItem } from './components';
export type { Audio as InnerAudioContext } from './platform';

// The app, its routes and its history.
export { createApp, defineApp, useAppUpdate } from './app';
export {
  createBrowserHistory,
  defineRoutes,
  group,
  replaceOnlyHistory,
  returns,
} from './router';

// Links, and what moves from page to page.
export { Link, useLink } from './router';

// Hooks of pages.
export {
  useAliveEffect,
  useAppHide,
  useAppShow,
  useBackPress,
  useLoaderData,
  useLoaderRefresh,
  usePending,
  useNavigationBarButtonTap,
  useNavigationBarSearch,
  usePage,
  usePageDraft,
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageScroll,
  usePageShow,
  usePageUnload,
  usePullDownRefresh,
  useReachBottom,
  useResult,
  useSetParams,
  useTabItemTap,
} from './router';

// The platform: its calls, its errors, and hooks that follow its state.
export {
  isPlatformError,
  PlatformError,
  useBackLayer,
  useLocale,
  useLocaleChoice,
  useNetworkStatus,
  usePlatform,
  useTheme,
  useThemeChoice,
  useWords,
} from './platform';

// Accounts.
export { Can, claimsFrom, useAuth } from './platform';

// The messaging app around the page.
export {
  inWeChatOnIos,
  useCan,
  useHost,
  usePageShare,
  usePageTitle,
  useWhyNot,
} from './platform';

// Maps and places without a component.
export {
  convertPoint,
  distanceBetween,
  distanceText,
  MapFailure,
  toGcj02,
  toWgs84,
  useMapProvider,
} from './platform';

// Components: what one reads.
export {
  Avatar,
  AvatarGroup,
  Badge,
  Card,
  Cell,
  Collapse,
  CollapseItem,
  Countdown,
  DataList,
  Divider,
  Ellipsis,
  Empty,
  formatTime,
  Grid,
  GridItem,
  IndexBar,
  IndexSection,
  InfiniteList,
  List,
  Needs,
  NoNetwork,
  NoticeBar,
  PageIndicator,
  Progress,
  Result,
  RichText,
  RollingText,
  Skeleton,
  SkeletonBlock,
  Space,
  Spinner,
  Steps,
  Tag,
  useDebouncedValue,
  useOnline,
  VirtualList,
  VisuallyHidden,
  Watermark,
} from './components';

// Components: what one presses and fills in.
export {
  Button,
  Calendar,
  Cascader,
  Checkbox,
  CheckboxGroup,
  CheckList,
  CodeCountdown,
  CodeInput,
  DatePicker,
  Dropdown,
  DropdownItem,
  FloatingButton,
  Form,
  FormItem,
  FormDraft,
  FormGuard,
  FormList,
  FormSteps,
  Input,
  NumberKeyboard,
  Pagination,
  Picker,
  PickerGroup,
  PickerView,
  PickerViewColumn,
  usePickerPrompt,
  Radio,
  RadioGroup,
  Rate,
  SearchBar,
  SearchButton,
  SegmentedControl,
  Selector,
  Signature,
  Slider,
  Stepper,
  SubmitButton,
  Switch,
  Textarea,
  TreeSelect,
  Upload,
  useForm,
  useFormStatus,
  useWatch,
} from './components';

// Settings of components: language, direction, theme, accent colour, icons.
export { brand, KitProvider, Theme } from './components';

// Components: what opens above the page.
export {
  ActionSheet,
  AlertDialog,
  ConfirmDialog,
  Dialog,
  ImagePreview,
  Notify,
  Popover,
  Popup,
  PromptDialog,
  Toast,
  Tour,
  usePresence,
} from './components';

// Components: what moves under a finger.
export {
  mergeRefs,
  MovableArea,
  MovableView,
  PullToRefresh,
  SafeArea,
  ScrollView,
  SideBar,
  SortableList,
  Sticky,
  SwipeAction,
  Swiper,
  SwiperItem,
  Tabs,
  useDrag,
  usePinch,
  usePress,
} from './components';

// Components: pictures, sound, maps and other pages.
export {
  ActionBar,
  ActionBarButton,
  ActionBarIcon,
  Album,
  AudioPlayer,
  BackTop,
  Banner,
  Canvas,
  FloatingPanel,
  ImageCropper,
  ImageView,
  MapView,
  ShareSheet,
  Video,
  WebView,
} from './components';
