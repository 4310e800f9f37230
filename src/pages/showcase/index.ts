export { DevelopersCell } from './developers-cell';
export { createHostFailures } from './host-failures';
export { PorticoCard } from './portico-card';
export { ShowcaseProviders } from './providers';
export { createSay } from './say';
