// What package-outside.mjs does in each of its empty folders.
import { bundlers } from './outside/bundlers.mjs';
import { peers } from './outside/peers.mjs';
import { pluginCases } from './outside/plugin.mjs';
import { servers } from './outside/servers.mjs';
import { typings } from './outside/types.mjs';

export const cases = { ...bundlers, ...pluginCases, ...peers, ...typings, ...servers };
