import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api/queries.ts';
import type { Message } from '../api/types.ts';
import { withNewer } from '../api/with-newer.ts';

/** The answer that the shop is writing now, as far as it has arrived. It continues after a lost connection. */
export function useAnswer(order: string, messages: readonly Message[] = []): string {
  const api = useApi();
  const queries = useQueryClient();
  const [answer, setAnswer] = useState({ to: '', text: '' });
  const newest = messages[messages.length - 1];
  const question = newest?.from === 'guest' ? newest.id : null;

  useEffect(() => {
    if (question === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    const read = async () => {
      let text = '';
      for await (const { event, data } of api.answer(question, { signal })) {
        if (event === 'done') {
          const whole = JSON.parse(data) as Message;
          queries.setQueryData<Message[]>(['chat', order], (now = []) => withNewer(now, [whole]));
          return;
        }
        text += data;
        setAnswer({ to: question, text });
      }
    };
    // The socket brings the whole answer too.
    read().catch(() => {});
    return () => ending.abort();
  }, [api, order, queries, question]);

  return answer.to === question ? answer.text : '';
}
