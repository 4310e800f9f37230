import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAliveEffect, usePageDraft } from 'portico';
import { useRef, useState } from 'react';
import { useApi } from '../api/queries.ts';
import type { Message } from '../api/types.ts';
import { withNewer } from '../api/with-newer.ts';

export type Voice = { readonly file: File; readonly seconds: number };

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
    queryFn: async ({ signal }) => {
      const fetched = await api.chat(order, { signal });
      // The socket may have brought a message while this answer was on its way.
      return withNewer(fetched, queries.getQueryData<Message[]>(['chat', order]) ?? []);
    },
    staleTime: 0,
  });
  const [outgoing, setOutgoing] = usePageDraft<readonly Outgoing[]>('outgoing', []);
  const [isNew, setNew] = useState(true);
  /** Recordings that the server does not have yet, by the id of their message. */
  const recordings = useRef(new Map<string, File>());

  // After a reload nothing is on its way any more, and recordings are gone.
  useAliveEffect(() => {
    if (isNew) {
      setOutgoing((all) =>
        all.filter(isWhole).map((one) => ({ ...one, state: 'failed' as const })),
      );
    }
    setNew(false);
  });

  /** Uploads a recording, once. */
  const upload = async (id: string, content: Message['content']): Promise<Message['content']> => {
    const file = recordings.current.get(id);
    if (!file || content.kind !== 'voice') return content;
    const url = await api.sendFile(file);
    recordings.current.delete(id);
    return { ...content, url };
  };

  const attempt = async (message: Pick<Outgoing, 'id' | 'content' | 'at'>) => {
    const { id } = message;
    let { content } = message;
    const mark = (state: Outgoing['state']) =>
      setOutgoing((all) => [...all.filter((one) => one.id !== id), { ...message, content, state }]);
    mark('sending');
    try {
      content = await upload(id, content);
      await api.write(order, { id, content });
      queries.setQueryData<Message[]>(['chat', order], (before = []) =>
        withNewer([...before, { id, content, at: message.at, from: 'guest' }], before),
      );
      setOutgoing((all) => all.filter((one) => one.id !== id));
    } catch {
      mark('failed');
    }
  };
  const newMessage = (content: Message['content']) => {
    const at = Date.now();
    return { id: `${at}-${Math.random().toString(36).slice(2, 8)}`, content, at };
  };
  const send = (text: string) => attempt(newMessage({ kind: 'text', text }));
  const sendVoice = ({ file, seconds }: Voice) => {
    const message = newMessage({ kind: 'voice', url: URL.createObjectURL(file), seconds });
    recordings.current.set(message.id, file);
    return attempt(message);
  };
  const ids = new Set(messages?.map(({ id }) => id));
  return {
    messages,
    outgoing: outgoing.filter(({ id }) => !ids.has(id)),
    error,
    refetch,
    send,
    sendVoice,
    retry: attempt,
  };
}

/** A reload loses a recording that the server does not have. */
const isWhole = ({ content }: Outgoing) =>
  content.kind === 'text' || !content.url.startsWith('blob:');
