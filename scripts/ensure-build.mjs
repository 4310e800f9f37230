// The tests of the showcase need its build. Without it they would wait for a server that does not start.
import { existsSync } from 'node:fs';

if (!existsSync('dist/index.html')) {
  console.error('dist is missing: run `npm run build` first');
  process.exit(1);
}
