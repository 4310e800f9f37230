import type { PlatformContext } from '@/platform/call/context';
import { hideOverlays, presentOverlay, showOverlay } from '@/platform/feedback/open-overlay';
import type { HostWork } from '@/platform/host/adapter';
import { showGuide } from '@/platform/host/guide';
import { enLate } from '@/shared/messages';

/** Milliseconds. Long enough to read the hint and to press the picture. */
const HINT_TIME = 4000;

/**
 * For messaging apps that forbid downloads. A picture opens in the viewer, where the user saves it by a long press.
 * The call resolves when the picture is on the screen, because no event tells whether the user saved it. For any
 * other file a guide shows how to open the page in a browser, and the call fails [S8.7].
 */
export async function saveInHost(
  context: PlatformContext,
  source: unknown,
  blob: Blob,
  work: HostWork,
): Promise<void> {
  const { window } = context.env;
  const t = context.messages.using(enLate);
  if (!blob.type.startsWith('image/')) {
    await showGuide(context, 'open-in-browser', window.location.href, work);
    throw work.fail('unsupported', t('saveFailed'));
  }
  // Some apps cannot save a picture from a blob: URL.
  const isAddress = typeof source === 'string' && /^(https?|data):/.test(source);
  const url = isAddress ? source : await dataUrlOf(window, blob);
  await showPicture(context, url, work);
  hideOverlays(context, 'toast');
  const hint = { image: undefined, mask: false, position: 'bottom', icon: 'none' } as const;
  showOverlay(context, 'toast', { ...hint, title: t('holdToSave') }, { lasts: HINT_TIME });
}

/** The product may show the picture in the viewer already. */
function showPicture(context: PlatformContext, url: string, work: HostWork): Promise<void> {
  const isShown = context.overlays
    .getState()
    .open.some(
      ({ kind, props }) => kind === 'preview' && 'urls' in props && props.urls.includes(url),
    );
  if (isShown) return Promise.resolve();
  const preview = { urls: [url], alts: [], start: 0, indicator: 'none', loop: false } as const;
  return presentOverlay(context, 'preview', preview, work);
}

function dataUrlOf({ FileReader }: PlatformContext['env']['window'], blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
