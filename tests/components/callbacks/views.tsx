import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import * as kit from '@/components';
import type { RichTextNode } from '@/components/rich-text';
import {
  click,
  DRAWN,
  type Driver,
  type Entries,
  find,
  key,
  press,
  row,
  send,
  type Callback,
} from './driver';
import { touch } from '../../helpers/touch';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
const banner: Driver = {
  ui: (onClick) => (
    <kit.Banner
      label="News"
      autoplay={false}
      items={[{ image: picture, title: 'Slate', onClick: () => onClick() }]}
    />
  ),
  act: click('[aria-roledescription] button'),
};
const scroll = (selector: string, top: number) => async () => {
  const element = await find(selector);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  element.scrollTop = top;
};
const bad = 'data:image/png;base64,x';
/** The strict policy has no `data:` for sound and film. Nothing is at this address. */
const media = 'blob:none';
const swipe = (side: 'startActions' | 'endActions'): Driver => ({
  ui: (onClick) => (
    <kit.SwipeAction
      defaultSide="end"
      {...{ [side]: [{ label: 'Delete', onClick: () => onClick() }] }}
    >
      <kit.Cell title="Slate" />
    </kit.SwipeAction>
  ),
  act: press('Delete'),
});
const list = (props: (callback: Callback) => object): Driver => ({
  ui: (callback) => (
    <kit.InfiniteList loadMore={() => {}} hasMore {...props(callback)}>
      <p>Slate</p>
    </kit.InfiniteList>
  ),
});
function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}
const content = <div style={{ height: 2000 }}>Orders</div>;
const scroller = (prop: string, act: () => unknown, props: object = {}): Driver => ({
  ui: (callback) => (
    <kit.ScrollView
      scrollY
      label="Orders"
      data-testid="scroller"
      style={{ height: 200 }}
      {...props}
      {...{ [prop]: callback }}
    >
      {content}
    </kit.ScrollView>
  ),
  act,
});
const SCROLLER = '[data-testid=scroller]';
/** Too short for a refresh. */
const pull = async () => {
  const finger = await touch(await find(SCROLLER));
  await finger.move({ y: 30 });
  await finger.up();
};
/** Nodes that contain themselves are no text. */
const circle: RichTextNode = { name: 'p', children: [] };
(circle.children as RichTextNode[]).push(circle);
const page = new URL('../../../public/pictures/none.html', import.meta.url).href;

/** Components that are part of the page. */
export const views: Entries = {
  'ActionBarIcon.onClick': row('ActionBarIcon', 'onClick', click('button')),
  'Album.onItemClick': row('Album', 'onItemClick', click('button')),
  'AudioPlayer.onEnded': row('AudioPlayer', 'onEnded', send('audio', 'ended'), { src: media }),
  'AudioPlayer.onError': row('AudioPlayer', 'onError', undefined, { src: media }),
  'AudioPlayer.onPause': row('AudioPlayer', 'onPause', send('audio', 'pause'), { src: media }),
  'AudioPlayer.onPlay': row('AudioPlayer', 'onPlay', send('audio', 'play'), { src: media }),
  'AudioPlayer.onTimeUpdate': row('AudioPlayer', 'onTimeUpdate', send('audio', 'timeupdate')),
  'Banner.items[].onClick': banner,
  'Banner.onChange': row('Banner', 'onChange', key('[aria-roledescription]', 'ArrowRight')),
  'Banner.onAnimationFinish': row(
    'Banner',
    'onAnimationFinish',
    key('[aria-roledescription]', 'ArrowRight'),
  ),
  'Banner.onTransition': row('Banner', 'onTransition', key('[aria-roledescription]', 'ArrowRight')),
  'Canvas.onReady': row('Canvas', 'onReady'),
  'Card.onClick': row('Card', 'onClick', click('button')),
  'Cell.onClick': row('Cell', 'onClick', click('button')),
  'CodeCountdown.onSend': {
    // The countdown of a recipient outlives the component, so each test has another recipient.
    ui: (onSend) => <kit.CodeCountdown recipient={crypto.randomUUID()} onSend={onSend} />,
    act: click('button'),
  },
  'CodeCountdown.onError': {
    ui: (onError) => (
      <kit.CodeCountdown
        recipient={crypto.randomUUID()}
        onSend={() => Promise.reject({ retryAfter: 0.001 })}
        onError={onError}
      />
    ),
    act: click('button'),
  },
  'CodeCountdown.onChange': row('CodeCountdown', 'onChange', click('button'), {
    recipient: '2',
    seconds: 3,
  }),
  'CodeCountdown.onEnd': row('CodeCountdown', 'onEnd', click('button'), {
    recipient: '3',
    seconds: 0.2,
  }),
  'Collapse.onChange': row('Collapse', 'onChange', press('Slate')),
  'Countdown.children': DRAWN,
  'Countdown.onChange': row('Countdown', 'onChange', undefined, { autoStart: true, time: 900 }),
  'Countdown.onFinish': row('Countdown', 'onFinish', undefined, { autoStart: true, time: 30 }),
  'DropdownItem.children': DRAWN,
  'DropdownItem.onChange': row('DropdownItem', 'onChange', press('Stone', 'Slate'), {
    options: [{ value: 'slate', label: 'Slate' }],
  }),
  'DropdownItem.onOpenChange': row('DropdownItem', 'onOpenChange', press('Stone')),
  'Ellipsis.onOpenChange': {
    ui: (onOpenChange) => (
      <div style={{ width: 80 }}>
        <kit.Ellipsis
          text={'Coffee and cake '.repeat(20)}
          rows={2}
          expandable
          onOpenChange={onOpenChange}
        />
      </div>
    ),
    act: click('button'),
  },
  'GridItem.onClick': row('GridItem', 'onClick', click('button')),
  'ImageView.onError': row('ImageView', 'onError', undefined, { src: bad }),
  'ImageView.onLoad': row('ImageView', 'onLoad'),
  'ImageCropper.onChange': row('ImageCropper', 'onChange'),
  'DataList.itemKey': DRAWN,
  'DataList.list': DRAWN,
  'DataList.renderItem': DRAWN,
  'ImageCropper.onError': row('ImageCropper', 'onError', undefined, { src: bad }),
  'IndexBar.onChange': row('IndexBar', 'onChange', key('[role=slider]', 'ArrowDown')),
  'IndexBar.onSelect': row('IndexBar', 'onSelect', key('[role=slider]', 'ArrowDown')),
  'InfiniteList.itemDescribedBy': DRAWN,
  'InfiniteList.itemKey': DRAWN,
  'InfiniteList.itemLabel': DRAWN,
  'InfiniteList.itemLabelledBy': DRAWN,
  'InfiniteList.list': DRAWN,
  'InfiniteList.renderItem': DRAWN,
  'InfiniteList.loadMore': list((loadMore) => ({ loadMore })),
  'InfiniteList.loadPrevious': list((loadPrevious) => ({
    loadPrevious,
    hasPrevious: true,
    hasMore: false,
  })),
  'KitProvider.messages.*': DRAWN,
  'KitProvider.link': DRAWN,
  ...Object.fromEntries(
    ['back', 'check', 'chevron', 'clear', 'close', 'forward', 'plus', 'search'].map((name) => [
      `KitProvider.icons.${name}`,
      DRAWN,
    ]),
  ),
  'MovableView.onChange': row('MovableView', 'onChange', key('[tabindex="0"]', 'ArrowRight')),
  'MovableView.onScale': row('MovableView', 'onScale', key('[tabindex="0"]', '+'), { scale: true }),
  'NoNetwork.onChange': {
    ui: (onChange) => <kit.NoNetwork onChange={onChange} />,
    act: goOffline,
  },
  'NoNetwork.onRetry': {
    ui: (onRetry) => <kit.NoNetwork onRetry={onRetry} />,
    act: async () => {
      goOffline();
      await click('button')();
    },
  },
  'NoticeBar.onOpenChange': row('NoticeBar', 'onOpenChange', press('Close')),
  'NoticeBar.onClick': row('NoticeBar', 'onClick', press('Closed today'), { closable: false }),
  'PageIndicator.nameOf': DRAWN,
  'PageIndicator.onChange': row('PageIndicator with buttons', 'onChange', key('button', 'End')),
  'Pagination.onChange': row('Pagination', 'onChange', press('Next')),
  'Progress.onActiveEnd': row('Progress', 'onActiveEnd', undefined, { active: true, duration: 1 }),
  'PullToRefresh.onRefresh': row('PullToRefresh', 'onRefresh', click('button')),
  'PullToRefresh.onExpire': row('PullToRefresh', 'onExpire', click('button'), { timeout: 10 }),
  'RichText.onReady': row('RichText', 'onReady'),
  'RichText.onError': row('RichText', 'onError', undefined, { nodes: [circle] }),
  'RichText.onItemClick': row('RichText', 'onItemClick', click('a'), {
    nodes: '<a href="#x">Slate</a>',
  }),
  'ScrollView.onScroll': scroller('onScroll', scroll(SCROLLER, 50)),
  'ScrollView.onScrollToLower': scroller('onScrollToLower', scroll(SCROLLER, 1900)),
  'ScrollView.onScrollToUpper': scroller('onScrollToUpper', async () => {
    await scroll(SCROLLER, 900)();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await scroll(SCROLLER, 0)();
  }),
  'ScrollView.onRefresherRefresh': scroller('onRefresherRefresh', () => {}, {
    refresherEnabled: true,
    refresherTriggered: true,
  }),
  'ScrollView.onRefresherRestore': scroller('onRefresherRestore', () => {}, {
    ...{ refresherEnabled: true, refresherTriggered: true, refresherTimeout: 10 },
  }),
  'ScrollView.onRefresherPulling': scroller('onRefresherPulling', pull, { refresherEnabled: true }),
  'ScrollView.onRefresherAbort': scroller('onRefresherAbort', pull, { refresherEnabled: true }),
  'SideBar.onChange': row('SideBar', 'onChange', press('Granite')),
  'SortableList.isFixed': DRAWN,
  'SortableList.itemKey': DRAWN,
  'SortableList.itemLabel': DRAWN,
  'SortableList.renderItem': DRAWN,
  'SortableList.onChange': row('SortableList', 'onChange', async () => {
    const handle = await find('button');
    handle.focus();
    fireEvent.click(handle);
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    fireEvent.click(handle);
  }),
  'Steps.onChange': row('Steps', 'onChange', click('button')),
  'Sticky.onStuckChange': {
    ui: (onStuckChange) => (
      <div data-testid="scroller" style={{ overflow: 'auto', height: 100 }}>
        <div style={{ height: 50 }} />
        <kit.Sticky onStuckChange={onStuckChange}>Total</kit.Sticky>
        <div style={{ height: 900 }} />
      </div>
    ),
    act: scroll(SCROLLER, 300),
  },
  'SwipeAction.startActions[].onClick': swipe('startActions'),
  'SwipeAction.endActions[].onClick': swipe('endActions'),
  'SwipeAction.onSideChange': row(
    'SwipeAction',
    'onSideChange',
    key('div[data-state=end]', 'Escape'),
  ),
  'Swiper.indicator': DRAWN,
  'Swiper.renderItem': DRAWN,
  'Swiper.onChange': row('Swiper', 'onChange', key('[aria-roledescription]', 'ArrowRight')),
  'Swiper.onAnimationFinish': row(
    'Swiper',
    'onAnimationFinish',
    key('[aria-roledescription]', 'ArrowRight'),
  ),
  'Swiper.onTransition': row('Swiper', 'onTransition', key('[aria-roledescription]', 'ArrowRight')),
  'Tabs.onChange': row('Tabs', 'onChange', press('Granite')),
  'Tag.onChange': row('Tag that can be switched', 'onChange', click('input')),
  'Tag.onRemove': row('Tag', 'onRemove', click('button')),
  'Video.onControlsChange': row('Video', 'onControlsChange'),
  'Video.onEnded': row('Video', 'onEnded', send('video', 'ended')),
  'Video.onError': row('Video', 'onError', undefined, { src: media }),
  // The event of the iPhone's own player. Full screen needs a tap of the user.
  'Video.onFullScreenChange': row(
    'Video',
    'onFullScreenChange',
    send('video', 'webkitbeginfullscreen'),
  ),
  'Video.onLoadedMetadata': row('Video', 'onLoadedMetadata', send('video', 'loadedmetadata')),
  'Video.onPause': row('Video', 'onPause', send('video', 'pause')),
  'Video.onPlay': row('Video', 'onPlay', send('video', 'play')),
  'Video.onProgress': row('Video', 'onProgress', send('video', 'progress')),
  'Video.onTimeUpdate': row('Video', 'onTimeUpdate', send('video', 'timeupdate')),
  'Video.onWaiting': row('Video', 'onWaiting', send('video', 'waiting')),
  'VirtualList.isSticky': DRAWN,
  'VirtualList.itemDescribedBy': DRAWN,
  'VirtualList.itemKey': DRAWN,
  'VirtualList.itemLabel': DRAWN,
  'VirtualList.itemLabelledBy': DRAWN,
  'VirtualList.renderItem': DRAWN,
  'VirtualList.onScroll': {
    ui: (onScroll) => (
      <kit.VirtualList
        scroller="own"
        data-testid="scroller"
        style={{ height: 100 }}
        items={Array.from({ length: 99 }, (_, index) => index)}
        itemKey={(item: number) => item}
        renderItem={(item: number) => `Row ${item}`}
        onScroll={onScroll}
      />
    ),
    act: scroll(SCROLLER, 300),
  },
  'WebView.onError': row('WebView', 'onError'),
  'WebView.onLoad': row('WebView', 'onLoad', undefined, { src: page }),
  'WebView.onMessage': row(
    'WebView',
    'onMessage',
    async () => {
      const frame = (await find('iframe')) as HTMLIFrameElement;
      const { contentWindow: source } = frame;
      window.dispatchEvent(new MessageEvent('message', { data: 1, origin: 'null', source }));
    },
    { src: page },
  ),
};
