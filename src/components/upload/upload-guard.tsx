import { useInsertionEffect } from 'react';
import { askBeforeUnload, useLeaveQuestion } from '@/components/kit/leave-question';
import { useKitWords } from '@/platform';
import { usePageId } from '@/router';
import { enUpload } from '@/shared/messages/en-upload';

type Props = { pending: boolean };

/** Asks before an upload is lost: the browser when the document closes, a dialog when Back leaves the page. */
export function UploadGuard({ pending }: Props) {
  const isInPage = usePageId() !== null;
  // Insertion effects stay active while the page is hidden, when an upload may still run.
  useInsertionEffect(() => (pending ? askBeforeUnload() : undefined), [pending]);
  return isInPage && <UploadLeaveQuestion pending={pending} />;
}

function UploadLeaveQuestion({ pending }: Props) {
  const t = useKitWords(enUpload);
  const question = {
    title: t('uploadLeaveTitle'),
    text: t('uploadLeaveText'),
    leave: t('leave'),
    stay: t('stay'),
  };
  useLeaveQuestion(() => pending, question, !pending);
  return null;
}
