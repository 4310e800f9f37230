// For transfers and sockets until they import address itself.
export * from './address';
