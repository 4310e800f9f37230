export type { SocketEvents, SocketTask } from '@/platform/sockets/open-socket';
export type {
  CloseSocketParams,
  ConnectSocketParams,
  SendSocketMessageParams,
  SocketData,
  SocketHeartbeat,
  SocketReconnect,
} from '@/platform/sockets/socket-fields';
export { closeSocket } from './close-socket';
export { sendSocketMessage } from './send-socket-message';
