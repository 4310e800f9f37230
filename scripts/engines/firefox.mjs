// The main journeys in Firefox ESR.
// `npm run test:firefox`, or with words of titles: `npm run test:firefox -- scroll`.
import { orGiveUp } from '../or-give-up.mjs';
import { findFirefox, missingOf } from './find-engine.mjs';
import { runJourneys, skipEngine } from './run-journeys.mjs';
import { startFirefox } from './start-firefox.mjs';

const programs = orGiveUp(findFirefox);
const missing = missingOf(programs);
if (missing) skipEngine('firefox', missing);
else await runJourneys(() => startFirefox(programs));
