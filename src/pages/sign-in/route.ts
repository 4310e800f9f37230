import type { DemoRole } from '@/pages/showcase/demo-token';
import type { Say } from '@/pages/showcase/say';
import { returns } from '@/router';

export const signInRoute = (say: Say) =>
  ({
    title: say('Sign in', '登录'),
    // The page that the user wanted. The runtime opens it after the sign-in.
    query: { to: 'string?' },
    result: returns<{ role: DemoRole }>(),
  }) as const;
