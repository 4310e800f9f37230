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
  app.unmount();
});

it('[S2.7] a late back of a page that has gone closes no other page', async () => {
  const late: (() => Promise<unknown>)[] = [];
  const Old = () => {
    const { back } = usePlatform();
    late.push(back);
    return <p>old</p>;
  };
  const app = await openApp({ routes: { '/': page(Home), '/old': page(Old) } });
  await app.go('navigate', '/old');
  await app.go('redirect', '/');
  await expect(late[0]?.()).rejects.toMatchObject({ code: 'cancel', api: 'back' });
  expect(app.stack()).toBe('/ > /');
});

it('all components of a page get the same object, at every render', async () => {
  const seen = new Set<unknown>();
  const Part = () => {
    seen.add(usePlatform());
    return null;
  };
  const app = await openApp({
    routes: {
      '/': page(() => (
        <>
          <Part />
          <Part />
        </>
      )),
      '/ask': page(Home),
    },
  });
  await app.go('navigate', '/ask');
  await app.back();
  expect(seen.size).toBe(1);
});
