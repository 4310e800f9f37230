import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tokenOf } from '../../helpers/login-token';
import { openApp, page } from '../../helpers/open-app';
import { frame } from '../../helpers/waiting';

afterEach(cleanup);

const Empty = () => null;

it.each([
  ['on the screen', false],
  ['below another page', true],
])(
  'the loader of a page %s does not run for a user who may not see the page',
  async (_, isBelow) => {
    const users: (string | undefined)[] = [];
    const app = await openApp({
      routes: {
        '/': page(Empty),
        '/admin': page(Empty, {
          roles: ['admin'],
          loader: ({ user }: { user: { uid: string } | null }) => {
            users.push(user?.uid);
            return 'secret';
          },
        }),
        '/list': page(Empty),
      },
    });
    app.platform.auth.setToken(tokenOf({ uid: 'ada', role: ['admin'] }));
    await app.go('navigate', '/admin');
    if (isBelow) await app.go('navigate', '/list');
    app.platform.auth.setToken(tokenOf({ uid: 'bob', role: [] }));
    await frame();
    app.platform.auth.clear();
    await frame();
    if (isBelow) await app.back();
    expect(users).toEqual(['ada']);
  },
);
