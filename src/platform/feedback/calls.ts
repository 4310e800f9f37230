export * from './dialogs';
export * from './messages';
export * from './preview';
