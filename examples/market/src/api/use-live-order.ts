import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from 'portico';
import { useEffect, useState } from 'react';
import type { LiveEvent, Message } from './types.ts';
import { withNewer } from './with-newer.ts';

/** Keeps an order and its chat up to date over a socket. Tells whether it is connected. */
export function useLiveOrder(id: string): boolean {
  const platform = usePlatform();
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const socket = platform.connectSocket({
      url: '/api/live',
      reconnect: true,
      heartbeat: { message: 'ping', reply: 'pong' },
    });
    const introduce = async () => {
      if (!platform.auth.tokenValid()) await platform.auth.refresh();
      await socket.send({ data: JSON.stringify({ order: id, token: platform.auth.token() }) });
    };
    socket.onOpen(() => {
      introduce().then(
        () => setLive(true),
        () => setLive(false),
      );
    });
    socket.onError(() => setLive(false));
    socket.onMessage(({ data }) => {
      const event = JSON.parse(String(data)) as LiveEvent;
      if (event.kind === 'order') {
        // The answer of a request on its way may be older.
        void queries.cancelQueries({ queryKey: ['order', id] });
        queries.setQueryData(['order', id], event.order);
      } else {
        queries.setQueryData<Message[]>(['chat', id], (before = []) =>
          withNewer(before, [event.message]),
        );
      }
    });
    return () => void socket.close();
  }, [id, platform, queries]);
  return isLive;
}
