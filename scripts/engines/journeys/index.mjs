import { components } from './components.mjs';
import { history } from './history.mjs';
import { host } from './host.mjs';
import { keeping } from './keeping.mjs';
import { location } from './location.mjs';
import { motion } from './motion.mjs';
import { offline } from './offline.mjs';
import { outbox } from './outbox.mjs';
import { rules } from './rules.mjs';
import { screens } from './screens.mjs';
import { signIn } from './sign-in.mjs';
import { signInWays } from './sign-in-ways.mjs';

/**
 * A journey is `{ title, run, variant?, options?, allows?, skip? }`. `run` gets the fixture app, its server and its
 * page. `allows` names expected problems. `skip` says why an engine cannot run it.
 */
export const journeys = [
  ...history,
  ...rules,
  ...keeping,
  ...screens,
  ...location,
  ...host,
  ...signIn,
  ...signInWays,
  ...motion,
  ...components,
  ...offline,
  ...outbox,
];
