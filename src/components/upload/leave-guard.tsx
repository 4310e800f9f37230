import { useInsertionEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/dialog';
import { useKitWords } from '@/platform';
import { useBackPress, useNavigator, usePageId } from '@/router';
import { enUpload } from '@/shared/messages/en-upload';

/** Asks before files that are on their way are lost: the browser for its window, a dialog for a page. */
export function LeaveGuard({ pending }: { pending: boolean }) {
  const isInPage = usePageId() !== null;

  // It lives as long as the component: files are on their way also while their page is hidden.
  useInsertionEffect(() => {
    if (!pending) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers before Chromium 119 ask only because of this.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [pending]);

  return isInPage && <BackGuard pending={pending} />;
}

function BackGuard({ pending }: { pending: boolean }) {
  const t = useKitWords(enUpload);
  const navigator = useNavigator();
  const [asks, setAsks] = useState(false);
  const mayLeave = useRef(false);

  useBackPress(() => {
    if (!pending || mayLeave.current) return false;
    setAsks(true);
    return true;
  });

  return (
    <Dialog
      open={asks && pending}
      title={t('uploadLeaveTitle')}
      actions={[
        { id: 'stay', text: t('uploadStay') },
        {
          id: 'leave',
          text: t('uploadLeave'),
          tone: 'danger',
          onPress: () => {
            mayLeave.current = true;
          },
        },
      ]}
      onOpenChange={setAsks}
      // Its own entry of the history is gone then.
      onExited={() => {
        if (mayLeave.current) void navigator.back();
      }}
    >
      {t('uploadLeaveText')}
    </Dialog>
  );
}
