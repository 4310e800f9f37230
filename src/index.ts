export * from './app';
export * from './platform';
export * from './router';
