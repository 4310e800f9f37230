// The main journeys in WebKitGTK: WebKit is the engine of every in-app browser on iOS.
// `npm run test:webkit`, or with words of titles: `npm run test:webkit -- scroll`.
import { findWebKit, missingOf } from './find-engine.mjs';
import { runJourneys, skipEngine } from './run-journeys.mjs';
import { startWebKit } from './start-webkit.mjs';

const programs = findWebKit();
const missing = missingOf(programs);
if (missing) skipEngine('webkit', missing);
else await runJourneys(() => startWebKit(programs));
