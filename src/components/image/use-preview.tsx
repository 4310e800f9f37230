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
  /** The index of the one to start with. */
  readonly current: number;
  readonly alts: readonly string[];
};

type Preview = (request: PreviewRequest) => void;
type Host = { readonly handle: Ref<Preview> };

const latePreview = late(() =>
  import('@/components/image-preview').then((file) => file.ImagePreview),
);

/**
 * Pictures over the whole screen: by the platform's call inside an app, where back closes it and WeChat has a viewer of
 * its own; by the component alone outside of one. Put `slot` somewhere in the tree.
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
        // Closed before it was there.
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
  // After a failure the next tap requests the code again.
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
        onClose={() => setOpen(false)}
        onExited={() => setRequest(null)}
      />
    )
  );
}
