import postcss from 'postcss';
import parseValue from 'postcss-value-parser';
import type { Plugin } from 'vite';

export type UnitOptions = {
  /** The width of the design: so many rpx are the width of the screen. @default 750 */
  readonly designWidth?: number;
  /** On wider screens lengths stay as they are at this width, in CSS pixels. @default 480 */
  readonly maxWidth?: number;
  /** Also convert `px` of the project's own files. `PX` and 1px stay. @default false */
  readonly px?: boolean;
};

const STYLE = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss)(?:$|\?)/;

/** These queries ask for something else than the text of a style sheet. */
const NOT_STYLES = /[?&](?:raw|url)(?:&|$)/;

const rounded = (value: number) => String(Number(value.toFixed(5)));

/**
 * The CSS value with each length as a share of the screen's width, with a cap: `100rpx` of 750 is
 * `min(13.33333vw, 64px)` with a cap of 480px. A negative length needs `max()`.
 */
export function convertUnits(value: string, options: Required<UnitOptions>): string {
  const { designWidth, maxWidth, px } = options;
  const parsed = parseValue(value);
  parsed.walk((node) => {
    if (node.type === 'function' && node.value.toLowerCase() === 'url') return false;
    const { number, unit } = (node.type === 'word' && parseValue.unit(node.value)) || {};
    const size = Number(number);
    const isWanted = unit === 'rpx' || (px && unit === 'px' && Math.abs(size) > 1);
    if (node.type !== 'word' || !isWanted) return undefined;
    const share = size / designWidth;
    const pick = size < 0 ? 'max' : 'min';
    const capped = `${pick}(${rounded(100 * share)}vw, ${rounded(maxWidth * share)}px)`;
    node.value = size === 0 ? '0px' : capped;
    return undefined;
  });
  return parsed.toString();
}

/**
 * Converts the lengths of compiled style sheets: after PostCSS, Lightning CSS or a preprocessor and after `@import`, so
 * the project uses what it likes for them.
 */
export function units(options: UnitOptions): Plugin {
  const settings = { designWidth: 750, maxWidth: 480, px: false, ...options };
  return {
    name: 'portico:units',
    transform: {
      filter: { id: { include: STYLE, exclude: NOT_STYLES } },
      handler(code, id) {
        const isOwn = !id.replaceAll('\\', '/').includes('/node_modules/');
        const px = settings.px && isOwn;
        if (!(px ? /px/ : /rpx/).test(code)) return null;
        const root = postcss.parse(code, { from: id });
        root.walkDecls((declaration) => {
          declaration.value = convertUnits(declaration.value, { ...settings, px });
        });
        const { css, map } = root.toResult({ to: id, map: { inline: false, annotation: false } });
        return { code: css, map: map.toJSON() as never };
      },
    },
  };
}
