import {
  type Field,
  checkParams,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  required,
  text,
} from '@/platform/check-params';
import { type Api, defineApi } from '@/platform/define-api';
import { askOverlay, hideOverlays } from '@/platform/open-overlay';
import type { PreviewIndicator } from '@/platform/overlay-kinds';

export type PreviewImageParams = {
  readonly urls: readonly string[];
  /** Which comes first: its index or its url; the first picture where there is no such one. @default 0 */
  readonly current?: number | string | undefined;
  /** Dots, a number, or nothing. @default 'default' */
  readonly indicator?: PreviewIndicator | undefined;
  /** The first comes after the last. @default false */
  readonly loop?: boolean | undefined;
  /** What each picture shows, for those who do not see it. */
  readonly alts?: readonly string[] | undefined;
};

const url: Field<string> = (value, name) =>
  typeof value === 'string' && value !== ''
    ? { value }
    : { refused: `parameter.${name} should be a non-empty string` };

const indexOrUrl: Field<number | string> = (value, name) =>
  typeof value === 'string' ? { value } : number(value, name);

const check = checkParams({
  urls: required(listOf(url)),
  current: optional(indexOrUrl, 0),
  indicator: optional(oneOf('default', 'number', 'none'), 'default'),
  loop: optional(flag, false),
  alts: optional(listOf(text), []),
});

/**
 * Pictures over the whole screen, to be zoomed and paged through. Resolves when it is shown; closed before that,
 * it rejects with code cancel. A new one takes the place of the old. Back closes it, and so does leaving its page.
 */
export const previewImage: Api<PreviewImageParams, void> = defineApi('previewImage', {
  check,
  run: (context, { current, ...props }, fail, { signal }) =>
    new Promise((resolve, reject) => {
      hideOverlays(context, 'preview');
      const preview = { ...props, start: startOf(props.urls, current), onShown: resolve };
      askOverlay(context, 'preview', preview, signal).then(
        () => reject(fail('cancel', 'cancel')),
        reject,
      );
    }),
});

function startOf(urls: readonly string[], current: number | string): number {
  const index = typeof current === 'string' ? urls.indexOf(current) : Math.trunc(current);
  return index in urls ? index : 0;
}
