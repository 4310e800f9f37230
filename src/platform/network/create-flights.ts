// For the maps until they import same-requests themselves.
export * from './same-requests';
