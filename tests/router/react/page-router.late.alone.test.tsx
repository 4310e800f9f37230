/** @module-tag long */
import { screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loggedPage, useLifecycleLog } from '../../helpers/logged-page';
import { openApp, page } from '../../helpers/open-app';

afterEach(() => {
  vi.restoreAllMocks();
});

// This file has only one test, because react-router-dom stays in the document after it.
it('a page recovers after one of its lazy components has loaded react-router-dom, and every later page works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect('__reactRouterVersion' in window).toBe(false);
  const log: string[] = [];
  const LinkPart = lazy(async () => ({
    default: (await import('../../helpers/link-part')).LinkPart,
  }));
  const Item = () => {
    useLifecycleLog('item', log);
    return (
      <Suspense fallback={<p>a moment</p>}>
        <LinkPart />
      </Suspense>
    );
  };
  const app = await openApp({
    routes: { '/': loggedPage('home', []), '/item/:id': page(Item), '/next': page(Item) },
  });
  await app.go('navigate', '/item/7');
  const link = await screen.findByRole('link', { name: 'next of 7' });
  expect(screen.queryByRole('alert')).toBeNull();
  const first = ['item load {"id":"7"}', 'item show navigate', 'item ready'];
  // The page has new components inside react-router's providers.
  expect(log).toEqual([...first, 'item unload', ...first]);

  link.click();
  expect(await screen.findByRole('link', { name: 'next of' })).toBeTruthy();
  await app.settled();
  expect(app.stack()).toBe('/ > /item/7 > /next');
  expect(screen.queryByRole('alert')).toBeNull();
});
