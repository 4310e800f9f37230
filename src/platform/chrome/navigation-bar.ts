import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import type { Asker } from '@/platform/call/call-scope';
import {
  checkParams,
  type Field,
  fieldFor,
  mapped,
  milliseconds,
  oneOf,
  optional,
  required,
  shape,
  text,
} from '@/platform/call/params';
import type { TimingFunction } from './chrome';
import { changePage, requireColors } from './requirements';

export type SetNavigationBarTitleParams = { readonly title: string };

export type SetNavigationBarColorParams = {
  /** White or black, for the title and the icons. */
  readonly frontColor: '#ffffff' | '#000000';
  /** A CSS colour. */
  readonly backgroundColor: string;
  /** @default { duration: 0, timingFunc: 'linear' } */
  readonly animation?:
    | {
        /** Milliseconds. */
        readonly duration?: number | undefined;
        readonly timingFunc?: TimingFunction | undefined;
      }
    | undefined;
};

/** uni-app takes upper-case digits too. */
const frontColor = mapped(
  fieldFor<string>(
    (value) => typeof value === 'string' && /^#(f{6}|0{6})$/i.test(value),
    '#ffffff or #000000',
  ),
  (color) => color.toLowerCase(),
);

const timingFunc: Field<TimingFunction> = oneOf('linear', 'easeIn', 'easeOut', 'easeInOut');

const checkTitle = checkParams({ title: required(text) });

const checkColor = checkParams({
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

export const setNavigationBarTitle: Api<SetNavigationBarTitleParams, void, never, Asker> =
  defineApi('setNavigationBarTitle', {
    check: checkTitle,
    run: (context, { title }, fail, controls) => changePage(context, { title }, fail, controls),
  });

export const setNavigationBarColor: Api<SetNavigationBarColorParams, void, never, Asker> =
  defineApi('setNavigationBarColor', {
    check: checkColor,
    run: (context, { animation, ...colors }, fail, controls) => {
      requireColors(context, { backgroundColor: colors.backgroundColor }, fail);
      changePage(context, { ...colors, colorAnimation: animation }, fail, controls);
    },
  });

export const showNavigationBarLoading = defineLoading('showNavigationBarLoading', true);

export const hideNavigationBarLoading = defineLoading('hideNavigationBarLoading', false);

function defineLoading(name: string, loading: boolean): Api<NoParams, void, never, Asker> {
  return defineApi(name, {
    run: (context, _params, fail, controls) => changePage(context, { loading }, fail, controls),
  });
}
