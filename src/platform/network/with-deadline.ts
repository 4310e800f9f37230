// For transfers and sockets until they import attempts itself.
export * from './attempts';
