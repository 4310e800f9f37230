import '@/components/kit/tokens-extra.css';
import { type ComponentProps, useId } from 'react';
import { joinClasses } from '@/components/kit/props';
import { asTexts, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './watermark.module.css';

export type WatermarkProps = ComponentProps<'div'> & {
  /** One line, or several. */
  text?: string | readonly string[];
  /** The URL of a picture, in place of the text. */
  image?: string;
  /** The size of one mark in pixels. A longer text makes it wider. @default 120 */
  width?: number;
  /** @default 64 */
  height?: number;
  /** Pixels between two marks: across and down. @default [24, 48] */
  gap?: number | readonly [number, number];
  /** Degrees, clockwise. @default -22 */
  rotate?: number;
  /** @default 0.12 */
  opacity?: number;
  /** Over the whole window instead of the content. @default false */
  fullPage?: boolean;
};

/** The font of the marks. Lines follow each other after 1.4 times its size. */
const FONT_SIZE = 14;

const readers = { text: asTexts };

/**
 * Repeats a text or a picture over the content. An SVG pattern draws it: sharp on every screen, in the colours of the
 * theme, without a canvas that a picture of another site would block.
 */
export function Watermark(ownProps: WatermarkProps) {
  const {
    text = [],
    image,
    width = 120,
    height = 64,
    gap = [24, 48],
    rotate = -22,
    opacity = 0.12,
    fullPage = false,
    className,
    children,
    ...native
  } = useData('Watermark', useDefaults('Watermark', ownProps), readers);
  const id = useId();
  const lines = typeof text === 'string' ? [text] : text;
  const [across, down] = typeof gap === 'number' ? [gap, gap] : gap;
  const mark = {
    width: Math.max(1, width, image === undefined ? Math.max(0, ...lines.map(widthOf)) : 0),
    height: Math.max(1, height),
  };
  const [stepX, stepY] = [mark.width + Math.max(0, across), mark.height + Math.max(0, down)];
  // The second mark is half a step further, so the rows are staggered.
  const places = [
    [stepX / 2, stepY / 2],
    [0, stepY * 1.5],
    [stepX, stepY * 1.5],
  ] as const;
  return (
    <div
      {...native}
      className={joinClasses(styles.watermark, className)}
      data-full-page={fullPage || undefined}
    >
      {children}
      <svg className={styles.marks} aria-hidden="true" focusable="false" opacity={opacity}>
        <defs>
          <pattern
            id={id}
            width={stepX}
            height={stepY * 2}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${rotate})`}
          >
            {places.map(([x, y]) =>
              image === undefined ? (
                <text key={x} fontSize={FONT_SIZE} textAnchor="middle" dominantBaseline="central">
                  {lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text.
                    <tspan key={index} x={x} y={y + lineAt(index, lines.length)}>
                      {line}
                    </tspan>
                  ))}
                </text>
              ) : (
                <image
                  key={x}
                  href={image}
                  x={x - mark.width / 2}
                  y={y - mark.height / 2}
                  {...mark}
                />
              ),
            )}
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}

function lineAt(index: number, count: number): number {
  return (index - (count - 1) / 2) * FONT_SIZE * 1.4;
}

/** About as wide as the line, without a browser: wide scripts and emoji have square characters. */
function widthOf(line: string): number {
  const ems = Array.from(line, (character) =>
    (character.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.62,
  );
  return Math.ceil(ems.reduce((sum, em) => sum + em, 0) * FONT_SIZE);
}
