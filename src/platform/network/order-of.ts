// For transfers and sockets until they import send itself.
export * from './send';
