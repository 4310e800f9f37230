export { NoNetwork, type NoNetworkProps } from './no-network';
export { useOnline } from './use-online';
