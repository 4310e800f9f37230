import '@/components/kit/tokens-extra.css';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useNumbers } from '@/components/kit/use-numbers';
import { PageDots } from '@/components/page-indicator';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { omit } from '@/shared/lazy-values';
import { enSwiper } from '@/shared/messages/en-swiper';
import { focusShown, useSwiperControl } from './use-swiper-control';
import { Rotation, useRotationChoice } from './rotation';
import type { SwiperMargin, SwiperProps } from './swiper-props';
import styles from './swiper.module.css';
import { SwiperArrows } from './swiper-controls';
import { SwiperSlides } from './swiper-slides';
import { isActive, lastPlace } from './track';
import { useSlides, useSwiper } from './use-swiper';

/** Slides in a row or a column. A swipe shows the next one. */
export function Swiper(ownProps: SwiperProps) {
  const props = useDefaults('Swiper', ownProps);
  const { label, vertical = false, indicatorDots = false, navigation = false, indicator } = props;
  const native = omit(props, OWN);
  const t = useKitWords(enSwiper);
  const format = useNumbers();
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  const slides = useSlides(props);
  const motion = useSwiper(props, slides, line);
  const { track, index } = motion;
  const control = useSwiperControl(props, motion, line);
  const { rotation } = control;
  const choice = useRotationChoice();
  const [isWaiting, setWaiting] = useState(false);
  const runs = rotation.isOn && choice.runs;
  const rootRef = useMergedRefs<HTMLDivElement>(root, props.ref);

  useLayoutEffect(() => {
    if (line.current && index >= 0) focusShown(line.current, focused.current);
  }, [index]);

  const nameOf = (slide: number) => {
    const name = slides.labelOf(slide);
    const place = { number: format(slide + 1), count: format(track.count) };
    return name ? t('swiperNamed', { name, ...place }) : t('swiperPlace', place);
  };

  const active = isActive(track);
  const hasButtons = (indicatorDots && indicator === undefined) || navigation !== false;
  const total = track.isLoop ? track.count : lastPlace(track) + 1;
  const sizes = {
    '--portico-own-previous-margin': lengthOf(props.previousMargin),
    '--portico-own-next-margin': lengthOf(props.nextMargin),
    '--portico-own-slide-size': lengthOf(props.slideSize),
  } as CSSProperties;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
    <div
      {...native}
      {...mergeHandlers(native, { onKeyDown: control.press })}
      ref={rootRef}
      role="group"
      aria-roledescription={t('swiperCarousel')}
      aria-label={label}
      className={joinClasses(styles.swiper, props.className)}
      style={{ ...sizes, ...props.style }}
      data-swiper={vertical ? 'y' : 'x'}
      data-state={runs ? 'running' : 'still'}
    >
      {rotation.isOn && <Rotation {...rotation} root={root} choice={choice} onWait={setWaiting} />}
      {active && navigation !== false && (
        <SwiperArrows
          when={navigation === 'auto' ? 'auto' : 'always'}
          canBack={track.isLoop || index > 0}
          canForward={track.isLoop || index < lastPlace(track)}
          onStep={(by) => control.step(by, 'click')}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons do the same. */}
      <div
        ref={control.dragRef}
        {...control.frame}
        className={styles.frame}
        // Without buttons, the frame takes the focus for the keys.
        {...(active &&
          !hasButtons && { tabIndex: 0, role: 'group', 'aria-label': t('swiperDots') })}
        // Find-in-page and links to a slide scroll the frame. Only transforms may move the slides, so scroll back.
        onScroll={(event) => event.currentTarget.scrollTo(0, 0)}
      >
        <SwiperSlides {...{ line, focused, slides, track, index, nameOf }} />
      </div>
      {active && indicatorDots && indicator === undefined && (
        <PageDots
          className={styles.dots}
          mode={props.indicatorMode ?? 'dot'}
          {...{ total, current: index, vertical, format }}
          aria-label={t('swiperDots')}
          nameOf={(dot) =>
            slides.labelOf(dot) ? nameOf(dot) : t('swiperGo', { number: format(dot + 1) })
          }
          onChange={(to) => control.goTo(to, 'click')}
        />
      )}
      {active && indicator && indicator({ current: index, total })}
      {active && (
        <VisuallyHidden aria-live={runs && !isWaiting ? 'off' : 'polite'}>
          {nameOf(index)}
        </VisuallyHidden>
      )}
    </div>
  );
}

const OWN = [
  ...['label', 'children', 'count', 'renderItem', 'current', 'defaultCurrent'],
  ...['currentItemId', 'onChange', 'onTransition', 'onAnimationFinish', 'vertical'],
  ...['circular', 'autoplay', 'interval', 'duration', 'displayMultipleItems'],
  ...['previousMargin', 'nextMargin', 'slideSize', 'peekScale', 'disableTouch'],
  ...['indicatorDots', 'indicatorMode', 'indicator', 'navigation', 'handle', 'ref'],
];

/** One rpx is 1/750 of the width of the window. */
function lengthOf(margin: SwiperMargin | undefined): string | undefined {
  if (margin === undefined) return undefined;
  if (typeof margin === 'number') return `${Math.max(0, margin) || 0}px`;
  const rpx = /^([\d.]+)rpx$/.exec(margin);
  return rpx ? `calc(${rpx[1]} * 100vw / 750)` : margin;
}
