export { DevelopersCell } from './developers-cell';
export { createHostFailures } from './host-failures';
export { createPageLog } from './page-log';
export { PorticoCard } from './portico-card';
export { ShowcaseProviders } from './providers';
export { createSay } from './say';
export { failingOnce, slowly } from './trouble';
