import { type CSSProperties, type RefObject, useState } from 'react';
import { useKitWords } from '@/platform';
import { enSwiper } from '@/shared/messages/en-swiper';
import { type EngineTrack, shift } from './engine';
import styles from './swiper.module.css';
import { cellsAround, isShown, placeOf } from './track';
import type { Slides } from './use-swiper';

type SwiperSlidesProps = {
  line: RefObject<HTMLDivElement | null>;
  /** The element in the slides that has the focus. React reports no blur for an element that it removes. */
  focused: RefObject<Element | null>;
  slides: Slides;
  track: EngineTrack;
  index: number;
  /** The accessible name of a slide. */
  nameOf: (slide: number) => string;
};

/** The line of slides. Touches, keys and screen readers cannot reach hidden slides. */
export function SwiperSlides({ line, focused, slides, track, index, nameOf }: SwiperSlidesProps) {
  const t = useKitWords(enSwiper);
  const { count, shown, isVertical } = track;
  const [start] = useState(index);

  return (
    <div
      ref={line}
      className={styles.line}
      style={{ '--portico-own-shown': shown } as CSSProperties}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {cellsOf(slides, track, index).map((cell) => {
        const slide = cell % count;
        const isAway = !isShown(cell, index, track);
        // The server renders the final place. Later only the engine moves the slides, without a render.
        const transform = shift((placeOf(cell, start, track) - start) * 100, isVertical);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
          <div
            key={cell < count ? slides.keyOf(slide) : `${slides.keyOf(slide)} ${cell}`}
            role="group"
            aria-roledescription={t('swiperSlide')}
            aria-label={nameOf(slide)}
            data-part="cell"
            className={styles.cell}
            data-cell={cell}
            data-state={isAway ? 'away' : 'shown'}
            tabIndex={-1}
            inert={isAway}
            aria-hidden={isAway || undefined}
            style={{ transform }}
          >
            {slides.render(slide)}
          </div>
        );
      })}
    </div>
  );
}

function cellsOf({ isVirtual }: Slides, track: EngineTrack, index: number): readonly number[] {
  if (track.count === 0) return [];
  return isVirtual
    ? cellsAround(index, track)
    : Array.from({ length: track.cells }, (_, cell) => cell);
}
