// For transfers and sockets until they import fields itself.
export * from './fields';
