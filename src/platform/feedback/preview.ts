import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import type { Asker } from '@/platform/call/call-scope';
import { type FileSource, isSavedPath } from '@/platform/files/file-source';
import { viaHost } from '@/platform/host/via-host';
import { attempt } from '@/shared/errors';
import { fetchCode } from '@/shared/lost-code';
import { checkPreview } from './checks';
import { hideOverlays, presentOverlay } from './open-overlay';
import type { PreviewIndicator } from './overlays';

export type PreviewImageParams = {
  /** Addresses, paths of temporary and saved files, or the files themselves. */
  readonly urls: readonly FileSource[];
  /** The index or the url of the first picture to show. @default 0, also for one that is not in the list */
  readonly current?: number | string | undefined;
  /** Dots, a number, or nothing. @default 'default' */
  readonly indicator?: PreviewIndicator | undefined;
  /** After the last picture comes the first. @default false */
  readonly loop?: boolean | undefined;
  /** A text for each picture, for screen readers. */
  readonly alts?: readonly string[] | undefined;
};

/** Inside a messaging app the app's own viewer shows the pictures, if all of them are on the web [S1.2]. */
export const previewImage: Api<PreviewImageParams, void, never, Asker> = defineApi('previewImage', {
  check: checkPreview,
  run: (context, { urls, current, ...props }, fail, controls) => {
    const start = startOf(urls, current);
    const open = (addresses: readonly string[]) => {
      const preview = { ...props, urls: addresses, start };
      return presentOverlay(context, 'preview', preview, { fail, ...controls });
    };
    const openHere = () =>
      urls.every(isAddress) ? open(urls) : addressesOf(context, urls).then(open);

    const webUrls = webUrlsOf(context, urls);
    if (!webUrls) return openHere();
    const pictures = { urls: webUrls, current: start };
    return viaHost(context, 'previewImage', pictures, { fail, ...controls }, openHere);
  },
});

export const closePreviewImage: Api<NoParams, void> = defineApi('closePreviewImage', {
  run: (context, _params, fail) => {
    const { open } = context.overlays.getState();
    if (!open.some(({ kind }) => kind === 'preview')) throw fail('failed', 'no preview is open');
    hideOverlays(context, 'preview');
  },
});

function startOf(urls: readonly FileSource[], current: number | string): number {
  const index = typeof current === 'string' ? urls.indexOf(current) : Math.trunc(current);
  return index in urls ? index : 0;
}

/** Whether an `<img>` can load the source. */
function isAddress(source: FileSource): source is string {
  return typeof source === 'string' && !isSavedPath(source);
}

async function addressesOf(context: PlatformContext, urls: readonly FileSource[]) {
  const { pictureAddress } = await fetchCode(() => import('@/platform/files/read-file'));
  return Promise.all(urls.map((source) => pictureAddress(context, source)));
}

/** Complete web addresses for a viewer outside of the page. Null if a picture exists only in this browser. */
function webUrlsOf({ env }: PlatformContext, urls: readonly FileSource[]): string[] | null {
  const webUrls: string[] = [];
  for (const source of urls) {
    const url =
      typeof source === 'string' ? attempt(() => new URL(source, env.document.baseURI)) : undefined;
    if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
    webUrls.push(url.href);
  }
  return webUrls;
}
