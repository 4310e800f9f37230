import * as kit from '@/components';
import { type Row, click, key, keyOn } from './row';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
const items = [1, 2, 3];
const query: kit.ListQuery = {
  error: null,
  dataUpdatedAt: 1,
  fetchStatus: 'idle',
  isPlaceholderData: false,
  isRefetchError: false,
  isStale: false,
  refetch: async () => {},
};
const action = { label: 'Delete', onClick: () => {} };
const tabs = [
  { value: 'slate', label: 'Slate', content: 'Grey', badge: 2 },
  { value: 'granite', label: 'Granite', content: 'Pink' },
];

/** Components that are part of the page. */
export const views: Readonly<Record<string, Row>> = {
  ActionBar: {
    ui: (given) => (
      <kit.ActionBar label="Order" {...given}>
        <kit.ActionBarIcon label="Cart" icon="x" badge={3} />
        <kit.ActionBarButton>Pay</kit.ActionBarButton>
      </kit.ActionBar>
    ),
  },
  ActionBarButton: {
    ui: (given) => <kit.ActionBarButton {...given}>Pay</kit.ActionBarButton>,
    elsewhere: ['onClick'],
  },
  ActionBarIcon: {
    ui: (given) => <kit.ActionBarIcon label="Cart" icon="x" badge={3} {...given} />,
    elsewhere: ['onClick'],
  },
  Album: { ui: (given) => <kit.Album urls={[picture, picture]} {...given} /> },
  AudioPlayer: {
    ui: (given) => <kit.AudioPlayer src="/none.wav" name="Rain" {...given} />,
    handle: ['play', 'pause', 'stop', 'seek'],
  },
  Avatar: { ui: (given) => <kit.Avatar name="Ada Ox" {...given} /> },
  AvatarGroup: {
    ui: (given) => (
      <kit.AvatarGroup label="Team" max={1} {...given}>
        <kit.Avatar name="Ada Ox" />
        <kit.Avatar name="Bo Li" />
      </kit.AvatarGroup>
    ),
  },
  BackTop: {
    ui: (given) => <kit.BackTop {...given} />,
    elsewhere: ['onClick'],
  },
  Badge: { ui: (given) => <kit.Badge count={3} offset={[4, 2]} {...given} /> },
  'Badge around something': {
    ui: (given) => (
      <kit.Badge count={3} offset={[4, 2]} {...given}>
        <kit.Avatar name="Ada Ox" />
      </kit.Badge>
    ),
  },
  Banner: {
    ui: (given) => (
      <kit.Banner
        label="News"
        autoplay={false}
        items={[
          { image: picture, title: 'Slate' },
          { image: picture, title: 'Granite' },
        ]}
        {...given}
      />
    ),
    handle: ['next', 'prev', 'goTo'],
    acts: { onKeyDown: { run: key('ArrowRight'), told: 'onChange' } },
  },
  Button: {
    ui: (given) => <kit.Button {...given}>Send</kit.Button>,
    elsewhere: ['onClick'],
  },
  Canvas: { ui: (given) => <kit.Canvas label="Plan" {...given} /> },
  Card: {
    ui: (given) => (
      <kit.Card title="Order" {...given}>
        Coffee
      </kit.Card>
    ),
    without: ['onClick'],
  },
  'Card that is a button': {
    ui: (given) => <kit.Card title="Order" onClick={() => {}} {...given} />,
    without: ['onClick'],
  },
  Cell: {
    ui: ({ onClick, ...given }) => (
      <kit.Cell title="Slate" onClick={(onClick as () => void) ?? (() => {})} {...given} />
    ),
    elsewhere: ['onClick'],
  },
  CodeCountdown: {
    ui: (given) => <kit.CodeCountdown recipient="1" onSend={() => {}} {...given} />,
    handle: ['start', 'reset'],
  },
  Collapse: {
    ui: (given) => (
      <kit.Collapse {...given}>
        <kit.CollapseItem value="a" title="Slate" />
      </kit.Collapse>
    ),
  },
  CollapseItem: {
    ui: (given) => (
      <kit.Collapse>
        <kit.CollapseItem value="a" title="Slate" {...given} />
      </kit.Collapse>
    ),
  },
  Countdown: {
    ui: (given) => <kit.Countdown time={60_000} autoStart={false} {...given} />,
    handle: ['start', 'pause', 'reset'],
  },
  DataList: {
    ui: (given) => (
      <kit.DataList
        label="Stones"
        query={query}
        items={['Slate']}
        itemKey={String}
        renderItem={(stone) => <kit.Cell title={stone} />}
        {...given}
      />
    ),
  },
  Divider: { ui: (given) => <kit.Divider {...given}>or</kit.Divider> },
  Dropdown: {
    ui: (given) => (
      <kit.Dropdown label="Filters" {...given}>
        <kit.DropdownItem title="Stone" />
        <kit.DropdownItem title="Size" />
      </kit.Dropdown>
    ),
    acts: {
      onKeyDown: {
        run: keyOn('button', 'ArrowRight'),
        seen: (element) => element.lastElementChild === document.activeElement,
      },
    },
  },
  DropdownItem: {
    ui: (given) => (
      <kit.Dropdown label="Filters">
        <kit.DropdownItem title="Stone" {...given} />
      </kit.Dropdown>
    ),
    acts: {
      onClick: { run: click, seen: (element) => element.getAttribute('aria-expanded') },
    },
  },
  Ellipsis: { ui: (given) => <kit.Ellipsis text="Coffee" {...given} /> },
  'Ellipsis with a button': {
    ui: (given) => <kit.Ellipsis text="Coffee" rows={2} expandable {...given} />,
  },
  Empty: { ui: (given) => <kit.Empty {...given} /> },
  Grid: {
    ui: (given) => (
      <kit.Grid {...given}>
        <kit.GridItem label="Slate" />
      </kit.Grid>
    ),
  },
  GridItem: {
    ui: ({ onClick, ...given }) => (
      <kit.GridItem label="Slate" onClick={(onClick as () => void) ?? (() => {})} {...given} />
    ),
    elsewhere: ['onClick'],
  },
  ImageView: { ui: (given) => <kit.ImageView src={picture} alt="Slate" {...given} /> },
  IndexBar: {
    ui: (given) => (
      <kit.IndexBar {...given}>
        <kit.IndexSection index="A">Ada</kit.IndexSection>
        <kit.IndexSection index="B">Bo</kit.IndexSection>
      </kit.IndexBar>
    ),
  },
  IndexSection: {
    ui: (given) => (
      <kit.IndexBar>
        <kit.IndexSection index="A" {...given}>
          Ada
        </kit.IndexSection>
      </kit.IndexBar>
    ),
  },
  InfiniteList: {
    ui: (given) => (
      <kit.InfiniteList loadMore={() => {}} hasMore={false} {...given}>
        <p>Slate</p>
      </kit.InfiniteList>
    ),
  },
  List: {
    ui: (given) => (
      <kit.List title="Stones" {...given}>
        <kit.Cell title="Slate" arrow />
      </kit.List>
    ),
  },
  MovableArea: {
    ui: (given) => (
      <kit.MovableArea {...given}>
        <kit.MovableView direction="all">Slab</kit.MovableView>
      </kit.MovableArea>
    ),
  },
  MovableView: {
    ui: ({ style, ...given }) => (
      <kit.MovableArea style={{ width: 300, height: 300 }}>
        <kit.MovableView
          direction="all"
          animation={false}
          style={{ width: 50, height: 50, ...(style as object) }}
          {...given}
        >
          Slab
        </kit.MovableView>
      </kit.MovableArea>
    ),
    acts: { onKeyDown: { run: key('ArrowRight'), told: 'onChange' } },
  },
  NoticeBar: {
    ui: (given) => (
      <kit.NoticeBar closable {...given}>
        Closed today
      </kit.NoticeBar>
    ),
    without: ['onClick'],
  },
  PageIndicator: { ui: (given) => <kit.PageIndicator total={3} current={1} {...given} /> },
  'PageIndicator with buttons': {
    ui: (given) => (
      <kit.PageIndicator label="Photos" total={3} current={1} onChange={() => {}} {...given} />
    ),
    acts: { onKeyDown: { run: keyOn('button', 'End'), told: 'onChange' } },
  },
  'PageIndicator as a bar': {
    ui: (given) => <kit.PageIndicator mode="bar" total={3} current={1} {...given} />,
  },
  Pagination: { ui: (given) => <kit.Pagination total={90} {...given} /> },
  Progress: { ui: (given) => <kit.Progress percent={40} showInfo {...given} /> },
  'Progress in a circle': {
    ui: (given) => <kit.Progress type="circle" percent={40} showInfo {...given} />,
  },
  PullToRefresh: {
    ui: (given) => (
      <kit.PullToRefresh onRefresh={() => {}} {...given}>
        Orders
      </kit.PullToRefresh>
    ),
    handle: ['start', 'stop'],
  },
  SearchButton: {
    ui: (given) => <kit.SearchButton label="Search" {...given} />,
    elsewhere: ['onClick'],
  },
  Result: { ui: (given) => <kit.Result title="Paid" {...given} /> },
  RichText: { ui: (given) => <kit.RichText nodes="<b>Slate</b>" {...given} /> },
  RollingText: { ui: (given) => <kit.RollingText value={12} {...given} /> },
  SafeArea: { ui: (given) => <kit.SafeArea {...given} /> },
  ScrollView: {
    ui: (given) => (
      <kit.ScrollView scrollY label="Orders" {...given}>
        Orders
      </kit.ScrollView>
    ),
    without: ['onScroll'],
    handle: ['scrollTo', 'scrollIntoView', 'startRefresh', 'stopRefresh'],
  },
  SideBar: { ui: (given) => <kit.SideBar label="Stones" items={tabs} {...given} /> },
  'SideBar that follows a scroller': {
    ui: (given) => <kit.SideBar label="Stones" items={tabs} spy {...given} />,
  },
  Skeleton: { ui: (given) => <kit.Skeleton avatar title {...given} /> },
  SkeletonBlock: { ui: (given) => <kit.SkeletonBlock {...given} /> },
  ImageCropper: {
    ui: (given) => <kit.ImageCropper src={picture} {...given} />,
    handle: ['crop', 'rotate', 'reset'],
  },
  SortableList: {
    ui: (given) => (
      <kit.SortableList
        label="Stones"
        items={['Slate', 'Granite']}
        itemKey={(stone) => stone}
        itemLabel={(stone) => stone}
        renderItem={(stone) => stone}
        {...given}
      />
    ),
  },
  Space: { ui: (given) => <kit.Space {...given}>Latte</kit.Space> },
  Spinner: { ui: (given) => <kit.Spinner label="Loading" {...given} /> },
  Steps: {
    ui: (given) => (
      <kit.Steps
        items={[
          { value: 'order', label: 'Order' },
          { value: 'pay', label: 'Pay' },
        ]}
        onChange={() => {}}
        {...given}
      />
    ),
  },
  Sticky: { ui: (given) => <kit.Sticky {...given}>Total</kit.Sticky> },
  SwipeAction: {
    ui: (given) => (
      <kit.SwipeAction defaultSide="end" startActions={[action]} endActions={[action]} {...given}>
        <kit.Cell title="Slate" />
      </kit.SwipeAction>
    ),
    handle: ['open', 'close'],
    acts: { onKeyDown: { run: key('Escape'), told: 'onSideChange' } },
  },
  Swiper: {
    ui: (given) => (
      <kit.Swiper label="Stones" indicatorDots navigation {...given}>
        <kit.SwiperItem>Slate</kit.SwiperItem>
        <kit.SwiperItem>Granite</kit.SwiperItem>
      </kit.Swiper>
    ),
    handle: ['next', 'prev', 'goTo'],
    acts: { onKeyDown: { run: key('ArrowRight'), told: 'onChange' } },
  },
  SwiperItem: {
    ui: (given) => (
      <kit.Swiper label="Stones">
        <kit.SwiperItem {...given}>Slate</kit.SwiperItem>
      </kit.Swiper>
    ),
  },
  Tabs: { ui: (given) => <kit.Tabs label="Stones" items={tabs} {...given} /> },
  Tag: {
    ui: (given) => (
      <kit.Tag removable {...given}>
        Slate
      </kit.Tag>
    ),
  },
  Video: {
    ui: (given) => <kit.Video label="Quarry" {...given} />,
    handle: ['play', 'pause', 'stop', 'seek', 'sendDanmu', 'playbackRate', 'requestFullScreen'],
    acts: {
      onKeyDown: { run: key('m'), seen: (element) => element.querySelector('video')?.muted },
      onKeyDownCapture: { run: key('m'), seen: (element) => element.querySelector('video')?.muted },
    },
  },
  Theme: { ui: (given) => <kit.Theme theme="dark" {...given} /> },
  VirtualList: {
    ui: (given) => (
      <kit.VirtualList
        scroller="own"
        style={{ height: 200 }}
        items={items}
        itemKey={(item: number) => item}
        renderItem={(item: number) => `Row ${item}`}
        {...given}
      />
    ),
    without: ['onScroll'],
    handle: ['scrollToIndex', 'scrollTo'],
  },
  VisuallyHidden: { ui: (given) => <kit.VisuallyHidden {...given}>Slate</kit.VisuallyHidden> },
  Watermark: {
    ui: (given) => (
      <kit.Watermark text="Draft" {...given}>
        Order
      </kit.Watermark>
    ),
  },
  WebView: {
    ui: (given) => <kit.WebView src="javascript:void 0" label="Shop" {...given} />,
    handle: ['post', 'reload'],
  },
};
