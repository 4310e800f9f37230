import { cleanup, fireEvent, screen } from '@testing-library/react';
import { isPlatformError, usePlatform } from 'portico';
import { afterEach, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

const Home = () => <h1>Home</h1>;

/** A page whose question is open when it goes. */
function asking(options: { readonly abortOnUnload?: boolean }) {
  const seen: unknown[] = [];
  const note = (what: unknown) => seen.push(isPlatformError(what) ? what.code : what);
  const Ask = () => {
    const platform = usePlatform(options);
    seen.push(platform);
    return (
      <button
        type="button"
        onClick={() => platform.showActionSheet({ itemList: ['a'] }).catch(note)}
      >
        Ask
      </button>
    );
  };
  return { Ask, seen };
}

async function openAt(options: { readonly abortOnUnload?: boolean }) {
  const { Ask, seen } = asking(options);
  const app = await openApp({ routes: { '/': page(Home), '/ask': page(Ask) } });
  await app.go('navigate', '/ask');
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog');
  return { app, seen };
}

it('[S8.2] with abortOnUnload, the calls of a page are aborted when the page is unloaded', async () => {
  const { app, seen } = await openAt({ abortOnUnload: true });
  await app.go('redirect', '/');
  await until(() => expect(seen).toContain('abort'));
  app.unmount();
});

it('without abortOnUnload, the calls of a page continue after the page is unloaded', async () => {
  const { app, seen } = await openAt({});
  await app.go('redirect', '/');
  // An overlay goes with its page anyway: as a dismissal.
  await until(() => expect(seen).toContain('cancel'));
  expect(seen[0]).toBe(app.platform);
  app.unmount();
});
