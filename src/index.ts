export * from './app';
export * from './components/map';
export * from './platform';
export * from './router';
