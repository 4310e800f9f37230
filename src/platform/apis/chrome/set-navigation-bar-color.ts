import {
  checkParams,
  type Field,
  milliseconds,
  oneOf,
  optional,
  required,
  shape,
  text,
} from '@/platform/call/params';
import type { TimingFunction } from '@/platform/chrome';
import { requireColor } from '@/platform/chrome/require-color';
import { changePage } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/call/define';

export type SetNavigationBarColorParams = {
  /** White or black, for title and icons alike. */
  readonly frontColor: '#ffffff' | '#000000';
  readonly backgroundColor: string;
  /** @default { duration: 0, timingFunc: 'linear' } */
  readonly animation?:
    | {
        readonly duration?: number | undefined;
        readonly timingFunc?: TimingFunction | undefined;
      }
    | undefined;
};

const frontColor: Field<string> = (value, name) => {
  const color = typeof value === 'string' ? value.toLowerCase() : '';
  return color === '#ffffff' || color === '#000000'
    ? { value: color }
    : { refused: `invalid ${name} ${quote(value)}: should be #ffffff or #000000` };
};

const timingFunc: Field<TimingFunction> = oneOf('linear', 'easeIn', 'easeOut', 'easeInOut');

const check = checkParams({
  frontColor: required(frontColor),
  backgroundColor: required(text),
  animation: optional(
    shape({
      duration: optional(milliseconds, 0),
      timingFunc: optional(timingFunc, 'linear'),
    }),
    { duration: 0, timingFunc: 'linear' as const },
  ),
});

export const setNavigationBarColor: Api<SetNavigationBarColorParams, void> = defineApi(
  'setNavigationBarColor',
  {
    check,
    run: (context, { animation, ...colors }, fail, controls) => {
      requireColor(context, 'backgroundColor', colors.backgroundColor, fail);
      changePage(context, { ...colors, colorAnimation: animation }, fail, controls);
    },
  },
);

function quote(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, 50)}"` : typeof value;
}
