export { createHostFailures, createPageLog } from './logs';
export { DevelopersCell, PorticoCard } from './market-slots';
export { createSay } from './say';
export { ShowcaseProviders } from './showcase-context';
export { failingOnce, slowly } from './trouble';
