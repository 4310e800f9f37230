import type { ComponentProps, ReactNode, Ref } from 'react';
import type { PageDotsMode } from '@/components/page-indicator';

/** The cause of a move. It is '' for a prop, a method of `handle`, or an arrow key. */
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

export type SwiperIndicator = PageDotsMode;

/** `current` counts from 0. */
export type SwiperPlace = { readonly current: number; readonly total: number };

export type SwiperProps = Omit<ComponentProps<'div'>, keyof OwnProps> & OwnProps;

type OwnProps = {
  /** The accessible name. */
  label: string;
  /** The slides: `SwiperItem`s. */
  children?: ReactNode;
  /** The number of slides for `renderItem`. Only the slides near the current one are rendered. */
  count?: number;
  /** For very many slides. */
  renderItem?: (index: number) => ReactNode;

  /**
   * The index of the current slide, or of the first visible one. Makes it controlled. It is rounded and clamped to the
   * slides.
   */
  current?: number;
  /** @default 0 */
  defaultCurrent?: number;
  /** Sets the current slide by the `itemId` of its `SwiperItem`. */
  currentItemId?: string;
  /** The `source` is 'touch', 'autoplay', 'click' (dots, arrows), or ''. */
  onChange?: ((current: number, detail: SwiperDetail) => void) | undefined;
  /** Called on every frame with the distance from the target slide in pixels, positive towards the next slide. */
  onTransition?: (moved: { readonly dx: number; readonly dy: number }) => void;
  /** Called when the slides come to rest. */
  onAnimationFinish?: (current: number, detail: SwiperDetail) => void;

  /** @default false */
  vertical?: boolean;
  /** A seamless loop, also with two slides. @default false */
  circular?: boolean;
  /** Without `circular` it returns to the first slide after the last. @default false */
  autoplay?: boolean;
  /** [S9.12] Time between slides in milliseconds. @default 5000 */
  interval?: number;
  /** [S9.12] Duration of the animation in milliseconds. @default 500 */
  duration?: number;
  /** The number of visible slides. @default 1 */
  displayMultipleItems?: number;
  /**
   * The size of the visible part of the previous slide. A tap on a neighbour moves to it. With `slideSize`, the place
   * of the slide. @default 0
   */
  previousMargin?: SwiperMargin;
  /** The same for the next slide. @default 0 */
  nextMargin?: SwiperMargin;
  /** The size of a slide that is smaller than the Swiper: '80%' or 280. It is in the middle. @default '100%' */
  slideSize?: SwiperMargin | undefined;
  /** The scale of the neighbours of the visible slides. @default 1 */
  peekScale?: number;
  /** Turns swipes off. @default false */
  disableTouch?: boolean;
  /** More than 12 become "3 / 40". @default false */
  indicatorDots?: boolean;
  /** @default 'dot' */
  indicatorMode?: SwiperIndicator;
  /** Replaces the dots, and false removes them. It is below the slides unless its own styles place it. */
  indicator?: ((place: SwiperPlace) => ReactNode) | false;
  /** Shows arrow buttons at the sides; 'auto' shows them on hover. @default false */
  navigation?: boolean | 'auto';
  handle?: Ref<SwiperHandle>;
};
