import type { SwiperProps } from './swiper-props';

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
