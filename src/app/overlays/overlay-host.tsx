import { useStore } from 'zustand';
import { codeFailure, type Env, usePlatformContext } from '@/platform';
import { fetchLate, late, useLate } from '@/shared/late-part';

export const lateViews = late(() => import('./overlay-views').then((file) => file.OverlayViews));

export const loadOverlayViews = () => fetchLate(lateViews);

/** Renders the overlays above the pages. Their code loads when the first overlay opens, or ahead of it (fetch-ahead.ts). */
export function OverlayHost() {
  const context = usePlatformContext();
  const { overlays } = context;
  const isWanted = useStore(overlays, ({ open }) => open.length > 0);
  const [Views] = useLate(lateViews, isWanted, (cause) => {
    for (const { kind, props } of overlays.getState().open) {
      if (kind === 'toast') showPlainNote(context.env, props.title);
    }
    // Reject the open overlays, because the user cannot see and answer them.
    overlays.fail(codeFailure(context, 'overlays', cause));
  });
  return Views && <Views />;
}

const NOTE_MS = 3000;

/** A toast for the time when the code of toasts cannot be fetched. It needs no other code and no style sheet. */
export function showPlainNote({ document, after }: Env, text: string): void {
  // Its role is `status`.
  const note = document.createElement('output');
  note.textContent = text;
  // A strict content security policy allows this, but no `style` attribute.
  note.style.cssText =
    'position:fixed;inset:auto 10% 20%;width:fit-content;margin:auto;z-index:99;padding:10px 16px;border-radius:12px;text-align:center;background:canvastext;color:canvas';
  document.body.append(note);
  after(NOTE_MS, () => note.remove());
}
