import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useNavigator } from '@/router';
import { usePageTitle } from './use-page-title';

/** Says the title of the page that came into view, and writes it on the browser's tab. */
export function PageAnnouncer() {
  const navigator = useNavigator();
  const top = useStore(navigator.store, ({ stack }) => stack.pages[stack.pages.length - 1]);
  const [page, setEntry] = useState(top);
  useEffect(() => {
    // A new title takes browsers some time.
    return navigator.presenter.whenDrawn(() => setEntry(top));
  }, [navigator, top]);
  return page ? <Announcement page={page} /> : null;
}

function Announcement({ page }: { page: Parameters<typeof usePageTitle>[0] }) {
  const title = usePageTitle(page);
  const [first, setFirst] = useState<string | null>(page.id);
  const [own] = useState(document.title);
  if (first !== null && first !== page.id) setFirst(null);

  useEffect(() => {
    // A page without one has the document's, not that of the page before.
    const shown = title || own;
    document.title = shown;
    return () => {
      // The next app on this document must not begin with it.
      if (document.title === shown) document.title = own;
    };
  }, [title, own, page.id]);

  // The first page is read by itself when the document opens. A new element for each page: the same words
  // in the same one would not be said again.
  return (
    <VisuallyHidden aria-live="polite">
      <span key={page.id}>{page.id === first ? '' : title}</span>
    </VisuallyHidden>
  );
}
