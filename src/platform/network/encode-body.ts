// For transfers and sockets until they import body itself.
export * from './body';
