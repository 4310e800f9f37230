import { useEffect } from 'react';
import { mindWebview, watchKeyboard } from '@/platform';
import { followFragmentLinks, scrollToFragments } from '../chrome/fragments';
import { swipeInStandalone } from '../chrome/swipe-in-standalone';
import { useApp } from './app-parts';
import { fetchAhead } from './fetch-ahead';
import { watchDocument } from './watch-document';

/** Connects a mounted app to its document: visibility, fragments, the keyboard, the swipe back, code for later. */
export function AppEffects() {
  const parts = useApp();
  useEffect(() => watchDocument(parts), [parts]);
  useEffect(() => swipeInStandalone(parts), [parts]);
  useEffect(() => scrollToFragments(parts), [parts]);
  useEffect(() => followFragmentLinks(parts), [parts]);
  useEffect(() => mindWebview(parts.context), [parts]);
  useEffect(() => {
    const { env, chrome } = parts.context;
    return watchKeyboard(env, (height) => chrome.setKeyboard(height > 0));
  }, [parts]);
  useEffect(() => fetchAhead(parts), [parts]);
  return null;
}
