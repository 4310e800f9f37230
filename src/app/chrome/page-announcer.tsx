import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { VisuallyHidden } from '@/components/visually-hidden';
import { usePlatformContext } from '@/platform';
import { type Page, useNavigator } from '@/router';
import { last } from '@/shared/values';
import { useTitleOf } from './page-nav-bar';

/** Announces the title of the page on top to screen readers, and writes it to `document.title`. */
export function PageAnnouncer() {
  const navigator = useNavigator();
  const page = useStore(navigator.store, ({ stack }) => last(stack.pages));
  const [drawnPage, setDrawnPage] = useState(page);
  useEffect(() => {
    // A new document title takes browsers some time, which would delay the first frames of the page.
    return navigator.presenter.whenDrawn(() => setDrawnPage(page));
  }, [navigator, page]);
  return drawnPage ? <Announcement page={drawnPage} /> : null;
}

function Announcement({ page }: { page: Page }) {
  const title = useTitleOf(page);
  const [firstId, setFirstId] = useState<string | null>(page.id);
  const { document } = usePlatformContext().env;
  const [documentTitle] = useState(() => ownTitle(document));
  if (firstId !== null && firstId !== page.id) setFirstId(null);

  useEffect(() => {
    // A page without a title gets the document's own title, not the title of the page before.
    const newTitle = title || documentTitle;
    document.title = newTitle;
    return () => {
      // Restore the document's title, so that the next app on this document starts with it.
      if (document.title === newTitle) document.title = documentTitle;
    };
  }, [title, document, documentTitle, page.id]);

  // Screen readers read the first page when the document opens. Each later page gets a new element, because screen
  // readers do not announce an element whose text is unchanged.
  return (
    <VisuallyHidden aria-live="polite">
      <span key={page.id}>{page.id === firstId ? '' : title}</span>
    </VisuallyHidden>
  );
}

/** The title that the document has without a page. A page that was rendered ahead has put its own in front. */
function ownTitle(document: Document): string {
  return document.querySelector('title')?.dataset['documentTitle'] ?? document.title;
}
