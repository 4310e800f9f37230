// For transfers and sockets until they import answer itself.
export * from './answer';
