import { mayAsk } from '@/platform/call/page';
import type { PlatformContext } from '@/platform/call/context';
import type { HostWork } from '@/platform/host/adapter';
import { showGuide } from '@/platform/host/guide';
import { askOverlay, hideOverlays, showOverlay } from '@/platform/feedback/open-overlay';
import { enLate } from '@/shared/messages';

/** Long enough to read it, and to find the picture with the finger. */
const HINT = 4000;

/**
 * For apps whose browser downloads nothing. A picture is shown to be pressed and held, which saves it everywhere;
 * resolves when it is on the screen, since nobody tells what becomes of it. Of any other file the visitor is shown
 * how to come to a browser, and the call fails [S8.7].
 */
export async function keepInHost(
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
  // Behind an address of this document's alone some find nothing to save.
  const isAddress = typeof source === 'string' && /^(https?|data):/.test(source);
  const url = isAddress ? source : await dataUrlOf(window, blob);
  await showPicture(context, url, work);
  hideOverlays(context, 'toast');
  const hint = { image: undefined, mask: false, position: 'bottom', icon: 'none' } as const;
  showOverlay(context, 'toast', { ...hint, title: t('holdToSave') }, { lasts: HINT });
}

/** By the viewer that it is saved from, perhaps. */
function showPicture(context: PlatformContext, url: string, work: HostWork): Promise<void> {
  const isOnShow = context.overlays
    .getState()
    .open.some(
      ({ kind, props }) => kind === 'preview' && 'urls' in props && props.urls.includes(url),
    );
  if (isOnShow) return Promise.resolve();
  return new Promise((resolve, reject) => {
    if (!mayAsk(context, work)) return reject(work.fail('cancel', 'cancel'));
    hideOverlays(context, 'preview');
    const fixed = { alts: [], start: 0, indicator: 'none', loop: false } as const;
    const preview = { ...fixed, urls: [url], onShown: resolve };
    askOverlay(context, 'preview', preview, work.signal, work.begun).then(
      () => reject(work.fail('cancel', 'cancel')),
      reject,
    );
  });
}

function dataUrlOf({ FileReader }: PlatformContext['env']['window'], blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
