import { screenCode } from './screen-code/plugin.mjs';

/** The code buttons of the market and of the pages for developers. */
export const showcaseCode = () =>
  screenCode({
    apps: ['examples/market/src/routes.tsx', 'src/app.config.tsx'],
    roots: ['examples/market/src', 'src/pages'],
  });
