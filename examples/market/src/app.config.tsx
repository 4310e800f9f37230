import { defineApp } from 'portico';
import type { Shared } from './api/shared.ts';
import { market } from './market.tsx';
import { routes } from './routes.tsx';

declare module 'portico' {
  interface Register {
    routes: typeof routes;
    context: Shared;
  }
}

export default defineApp({ ...market, routes });
