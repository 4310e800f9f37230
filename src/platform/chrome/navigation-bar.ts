import { changePage, requireColor } from './requirements';
import { type Api, type NoParams, defineApi } from '@/platform/call/define';
import {
  type Field,
  checkNothing,
  checkParams,
  milliseconds,
  oneOf,
  optional,
  required,
  shape,
  text,
} from '@/platform/call/params';
import type { TimingFunction } from '@/platform/chrome';

export type SetNavigationBarTitleParams = { readonly title: string };

const checkSetNavigationBarTitle = checkParams({ title: required(text) });

/** The current page's title, in its nav bar and of the document. */
export const setNavigationBarTitle: Api<SetNavigationBarTitleParams, void> = defineApi(
  'setNavigationBarTitle',
  {
    check: checkSetNavigationBarTitle,
    run: (context, { title }, fail, controls) => changePage(context, { title }, fail, controls),
  },
);

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

const checkSetNavigationBarColor = checkParams({
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
    check: checkSetNavigationBarColor,
    run: (context, { animation, ...colors }, fail, controls) => {
      requireColor(context, 'backgroundColor', colors.backgroundColor, fail);
      changePage(context, { ...colors, colorAnimation: animation }, fail, controls);
    },
  },
);

function quote(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, 50)}"` : typeof value;
}

export const showNavigationBarLoading: Api<NoParams, void> = defineApi('showNavigationBarLoading', {
  check: checkNothing,
  run: (context, _params, fail, controls) => changePage(context, { loading: true }, fail, controls),
});

export const hideNavigationBarLoading: Api<NoParams, void> = defineApi('hideNavigationBarLoading', {
  check: checkNothing,
  run: (context, _params, fail, controls) =>
    changePage(context, { loading: false }, fail, controls),
});
