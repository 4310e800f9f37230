import {
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { isPlatformError, usePlatform } from '@/platform';
import { NavigatorContext, useNavigator } from '@/router';
import { late, useLate } from '@/shared/late-part';

export type PreviewRequest = {
  readonly urls: readonly string[];
  /** The index of the first picture to show. */
  readonly current: number;
  readonly alts: readonly string[];
};

type Preview = (request: PreviewRequest) => void;
type Host = { readonly handle: Ref<Preview> };

const latePreview = late(() =>
  import('@/components/image-preview').then((file) => file.ImagePreview),
);

/**
 * Opens pictures in full screen. Inside an app it calls `platform.previewImage`: Back closes the preview, and WeChat uses
 * its native viewer. Outside an app it renders the ImagePreview component. Render `slot` somewhere in the tree.
 */
export function usePreview(): { readonly preview: Preview; readonly slot: ReactNode } {
  const isInApp = useContext(NavigatorContext) !== null;
  const handle = useRef<Preview>(null);
  const preview = useCallback<Preview>((request) => handle.current?.(request), []);
  return { preview, slot: isInApp ? <InApp handle={handle} /> : <Alone handle={handle} /> };
}

function InApp({ handle }: Host) {
  const platform = usePlatform();
  const { report } = useNavigator();
  useImperativeHandle(
    handle,
    () => (request) => {
      platform.previewImage(request).catch((error: unknown) => {
        // The user closed the preview before it appeared.
        if (!isPlatformError(error) || error.code !== 'cancel') report(error);
      });
    },
    [platform, report],
  );
  return null;
}

function Alone({ handle }: Host) {
  const [request, setRequest] = useState<PreviewRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  // If the lazy chunk fails to load, the next tap requests it again.
  const [Preview] = useLate(latePreview, request, () => setRequest(null));
  useImperativeHandle(
    handle,
    () => (next) => {
      setRequest(next);
      setOpen(true);
    },
    [],
  );
  return (
    request &&
    Preview && (
      <Preview
        open={isOpen}
        pictures={request.urls.map((url, index) => ({ url, alt: request.alts[index] ?? '' }))}
        start={request.current}
        onOpenChange={setOpen}
        onExited={() => setRequest(null)}
      />
    )
  );
}
