import { defineApp } from 'portico';
import { market } from './market.tsx';
import { routes } from './routes.tsx';

declare module 'portico' {
  interface Register {
    routes: typeof routes;
  }
}

export default defineApp({ ...market, routes });
