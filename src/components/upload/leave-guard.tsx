import { useInsertionEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/dialog';
import { useKitWords } from '@/platform';
import { useBackPress, useNavigator, usePageId } from '@/router';
import { enUpload } from '@/shared/messages/en-upload';

/** Asks before an upload is lost: the browser asks for the window, a dialog for the page. */
export function LeaveGuard({ pending }: { pending: boolean }) {
  const isInPage = usePageId() !== null;

  // Insertion effects stay active while the page is hidden, when an upload may still run.
  useInsertionEffect(() => {
    if (!pending) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chromium before 119 asks only if `returnValue` is set.
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
      // Go back only now, after the dialog has removed its own history entry.
      onExited={() => {
        if (mayLeave.current) void navigator.back();
      }}
    >
      {t('uploadLeaveText')}
    </Dialog>
  );
}
