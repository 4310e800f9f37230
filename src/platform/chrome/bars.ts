export * from './navigation-bar';
export * from './tab-bar';
