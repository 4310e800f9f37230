export { createHostFailures } from './host-failures';
export { ShowcaseProviders } from './providers';
export { createSay } from './say';
export { readSettings } from './settings';
