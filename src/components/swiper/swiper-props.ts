import type { ComponentProps, ReactNode, Ref } from 'react';
import type { SwiperIndicator } from './swiper-controls';

/** What has moved it; empty is the owner, or nothing that is worth a name. */
export type SwiperSource = 'autoplay' | 'touch' | 'click' | '';

export type SwiperDetail = {
  readonly source: SwiperSource;
  readonly itemId: string | undefined;
};

export type SwiperHandle = {
  readonly next: () => void;
  readonly prev: () => void;
  readonly goTo: (index: number, options?: { readonly animated?: boolean }) => void;
};

/** A number of pixels, a CSS length, or rpx: '60rpx'. */
export type SwiperMargin = number | string;

export type SwiperProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** What is shown here, for screen readers. */
  label: string;
  /** The slides: `SwiperItem`s. */
  children?: ReactNode;
  /** Very many slides are handed in by number: only those around the current one are rendered. */
  count?: number;
  renderItem?: (index: number) => ReactNode;

  /** The slide in front, or the first of those; its owner moves it. */
  current?: number;
  /** @default 0 */
  defaultCurrent?: number;
  /** The same by the `itemId` of a `SwiperItem`. */
  currentItemId?: string;
  onChange?: ((current: number, detail: SwiperDetail) => void) | undefined;
  /** On every frame: pixels from the slide that it stands at or goes to, towards the next one. */
  onTransition?: (moved: { readonly dx: number; readonly dy: number }) => void;
  onAnimationFinish?: (current: number, detail: SwiperDetail) => void;

  /** @default false */
  vertical?: boolean;
  /** After the last slide comes the first. @default false */
  circular?: boolean;
  /** @default false */
  autoplay?: boolean;
  /** [S9.12] Milliseconds from slide to slide. @default 5000 */
  interval?: number;
  /** [S9.12] Milliseconds that a slide takes to move. @default 500 */
  duration?: number;
  /** @default 1 */
  displayMultipleItems?: number;
  /** How much of the neighbours is in sight. */
  previousMargin?: SwiperMargin;
  nextMargin?: SwiperMargin;
  /** How large the neighbours are. @default 1 */
  peekScale?: number;
  /** @default false */
  disableTouch?: boolean;
  /** @default false */
  indicatorDots?: boolean;
  /** @default 'dot' */
  indicatorMode?: SwiperIndicator;
  /** Arrows at the sides: always, or where a mouse is over it ('auto'). @default false */
  navigation?: boolean | 'auto';
  handle?: Ref<SwiperHandle>;
};

/** What is left belongs to the root element. */
export function splitProps(props: SwiperProps) {
  const {
    label: _label,
    children: _children,
    count: _count,
    renderItem: _renderItem,
    current: _current,
    defaultCurrent: _defaultCurrent,
    currentItemId: _currentItemId,
    onChange: _onChange,
    onTransition: _onTransition,
    onAnimationFinish: _onAnimationFinish,
    vertical: _vertical,
    circular: _circular,
    autoplay: _autoplay,
    interval: _interval,
    duration: _duration,
    displayMultipleItems: _displayMultipleItems,
    previousMargin: _previousMargin,
    nextMargin: _nextMargin,
    peekScale: _peekScale,
    disableTouch: _disableTouch,
    indicatorDots: _indicatorDots,
    indicatorMode: _indicatorMode,
    navigation: _navigation,
    handle: _handle,
    ref: _ref,
    ...native
  } = props;
  return native;
}
