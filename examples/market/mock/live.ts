import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { LiveEvent } from '../src/api/types.ts';
import type { Api } from './api.ts';
import { claimsOf } from './tokens.ts';

const PATH = '/api/live';
/** From 3000 on the app does not connect again. */
const REFUSED = 4403;

/** The socket of an order. Its first message names the order and has the token: addresses end up in logs. */
export function listenForSockets(server: Pick<Server, 'on'>, { orders, chats, mayRead }: Api) {
  const sockets = new WebSocketServer({ noServer: true });
  sockets.on('connection', (socket) => {
    const stops: (() => void)[] = [];
    const send = (event: LiveEvent) => socket.send(JSON.stringify(event));
    socket.on('close', () => {
      for (const stop of stops) stop();
    });
    socket.on('message', (data) => {
      if (String(data) === 'ping') {
        socket.send('pong');
        return;
      }
      const { order: id, token } = JSON.parse(String(data)) as { order: string; token: string };
      const order = mayRead(claimsOf(token), id);
      if (!order) {
        socket.close(REFUSED);
        return;
      }
      // A socket may connect at any time, so it gets all that it may have missed.
      send({ kind: 'order', order });
      for (const message of chats.known(id)) send({ kind: 'message', message });
      stops.push(
        orders.subscribe((changed) => changed.id === id && send({ kind: 'order', order: changed })),
        chats.subscribe((chat, message) => chat === id && send({ kind: 'message', message })),
      );
    });
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!request.url?.startsWith(PATH)) return;
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket));
  });
}
