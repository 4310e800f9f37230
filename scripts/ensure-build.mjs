// The journeys through the showcase need its build; without it they would wait for a server that never comes.
import { existsSync } from 'node:fs';

if (!existsSync('dist/index.html')) {
  console.error('dist is missing: run `npm run build` first');
  process.exit(1);
}
