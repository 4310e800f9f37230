import { askOverlay, hideOverlays } from './open-overlay';
import type { PreviewIndicator } from './overlays';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, type NoParams, defineApi } from '@/platform/call/define';
import { mayAsk } from '@/platform/call/page';
import {
  type Field,
  checkNothing,
  checkParams,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  required,
  text,
} from '@/platform/call/params';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { isSavedPath } from '@/platform/files/is-saved-path';
import { viaHost } from '@/platform/host/via-host';
import { attempt } from '@/shared/errors';

export type PreviewImageParams = {
  /** Addresses, paths of temporary and saved files, or the files themselves. */
  readonly urls: readonly FileSource[];
  /** Which comes first: its index or its url; the first picture where there is no such one. @default 0 */
  readonly current?: number | string | undefined;
  /** Dots, a number, or nothing. @default 'default' */
  readonly indicator?: PreviewIndicator | undefined;
  /** The first comes after the last. @default false */
  readonly loop?: boolean | undefined;
  /** What each picture shows, for those who do not see it. */
  readonly alts?: readonly string[] | undefined;
};

const indexOrUrl: Field<number | string> = (value, name) =>
  typeof value === 'string' ? { value } : number(value, name);

const checkPreviewImage = checkParams({
  urls: required(listOf(fileSource)),
  current: optional(indexOrUrl, 0),
  indicator: optional(oneOf('default', 'number', 'none'), 'default'),
  loop: optional(flag, false),
  alts: optional(listOf(text), []),
});

/**
 * Pictures over the whole screen, to be zoomed and paged through. Resolves when it is shown; closed before that,
 * it rejects with code cancel. A new one takes the place of the old. Back closes it, and so does leaving its page.
 * Inside a messaging app its own viewer [S1.2] where all of them are addresses on the web.
 */
export const previewImage: Api<PreviewImageParams, void> = defineApi('previewImage', {
  check: checkPreviewImage,
  run: (context, { urls, current, ...props }, fail, { signal, begun }) => {
    const open = (addresses: readonly string[]) =>
      new Promise<void>((resolve, reject) => {
        if (!mayAsk(context, { signal, begun })) return reject(fail('cancel', 'cancel'));
        hideOverlays(context, 'preview');
        const start = startOf(urls, current);
        const preview = { ...props, urls: addresses, start, onShown: resolve };
        askOverlay(context, 'preview', preview, signal, begun).then(
          () => reject(fail('cancel', 'cancel')),
          reject,
        );
      });
    const show = () => (urls.every(isAddress) ? open(urls) : addressesOf(context, urls).then(open));
    const hosted = webAddresses(context, urls);
    if (!hosted) return show();
    const pictures = { urls: hosted, current: startOf(urls, current) };
    return viaHost(context, 'previewImage', pictures, { fail, signal }, show);
  },
});

/** What a viewer outside of the page can fetch; null when one of them is only here. */
function webAddresses({ env }: PlatformContext, urls: readonly FileSource[]) {
  const found = urls.map((source) =>
    typeof source === 'string' ? attempt(() => new URL(source, env.document.baseURI)) : undefined,
  );
  const isWeb = found.every((url) => url !== undefined && /^https?:$/.test(url.protocol));
  return isWeb ? found.map((url) => String(url)) : null;
}

/** Whether an <img> finds it by itself. */
function isAddress(source: FileSource): source is string {
  return typeof source === 'string' && !isSavedPath(source);
}

async function addressesOf(context: PlatformContext, urls: readonly FileSource[]) {
  const { pictureAddress } = await import('@/platform/files/picture-address');
  return Promise.all(urls.map((source) => pictureAddress(context, source)));
}

function startOf(urls: readonly FileSource[], current: number | string): number {
  const index = typeof current === 'string' ? urls.indexOf(current) : Math.trunc(current);
  return index in urls ? index : 0;
}

/** Closes what previewImage has opened; fails when that is nothing. */
export const closePreviewImage: Api<NoParams, void> = defineApi('closePreviewImage', {
  check: checkNothing,
  run: (context, _params, fail) => {
    const { open } = context.overlays.getState();
    if (!open.some(({ kind }) => kind === 'preview')) throw fail('failed', 'no preview is open');
    hideOverlays(context, 'preview');
  },
});
