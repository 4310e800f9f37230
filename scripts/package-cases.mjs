// The cases of package-outside.mjs, one for each empty folder.
import { bundlers } from './outside/bundlers.mjs';
import { createCases } from './outside/create.mjs';
import { peers } from './outside/peers.mjs';
import { pluginCases } from './outside/plugin.mjs';
import { servers } from './outside/servers.mjs';
import { typings } from './outside/types.mjs';
import { weight } from './outside/weight.mjs';

export const cases = {
  ...bundlers,
  ...weight,
  ...pluginCases,
  ...peers,
  ...typings,
  ...servers,
  ...createCases,
};
