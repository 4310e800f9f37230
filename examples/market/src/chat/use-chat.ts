import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAliveEffect, usePageDraft } from 'portico';
import { useState } from 'react';
import { useApi } from '../api/queries.ts';
import type { Message } from '../api/types.ts';

/** A message on its way. It keeps its id, so that a second attempt counts once. */
export type Outgoing = Pick<Message, 'id' | 'content' | 'at'> & {
  readonly state: 'sending' | 'failed';
};

/** The messages of an order, and those that this page sends. Both survive a reload. */
export function useChat(order: string) {
  const api = useApi();
  const queries = useQueryClient();
  const {
    data: messages,
    error,
    refetch,
  } = useQuery({
    queryKey: ['chat', order],
    queryFn: ({ signal }) => api.chat(order, { signal }),
    staleTime: 0,
  });
  const [outgoing, setOutgoing] = usePageDraft<readonly Outgoing[]>('outgoing', []);
  const [isNew, setNew] = useState(true);

  // After a reload nothing is on its way any more.
  useAliveEffect(() => {
    if (isNew) setOutgoing((all) => all.map((one) => ({ ...one, state: 'failed' })));
    setNew(false);
  });

  const attempt = async (message: Pick<Outgoing, 'id' | 'content' | 'at'>) => {
    const { id, content } = message;
    const mark = (state: Outgoing['state']) =>
      setOutgoing((all) => [...all.filter((one) => one.id !== id), { ...message, state }]);
    mark('sending');
    try {
      await api.write(order, { id, content });
      queries.setQueryData<Message[]>(['chat', order], (before = []) =>
        before.some((one) => one.id === id)
          ? before
          : [...before, { id, content, at: message.at, from: 'guest' }],
      );
      setOutgoing((all) => all.filter((one) => one.id !== id));
    } catch {
      mark('failed');
    }
  };
  const send = (content: Message['content']) => {
    const at = Date.now();
    return attempt({ id: `${at}-${Math.random().toString(36).slice(2, 8)}`, content, at });
  };
  const ids = new Set(messages?.map(({ id }) => id));
  return {
    messages,
    outgoing: outgoing.filter(({ id }) => !ids.has(id)),
    error,
    refetch,
    send,
    retry: attempt,
  };
}
