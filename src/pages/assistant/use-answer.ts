import { isPlatformError, usePageDraft, usePlatform } from 'portico';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

export type Answer = {
  readonly id: string;
  readonly question: string;
  readonly text: string;
  /** The last piece that has arrived. */
  readonly lastId: string;
  readonly isDone: boolean;
};

/** An answer that the server writes piece by piece. It survives a lost connection, and a reload of the page. */
export function useAnswer() {
  const platform = usePlatform();
  const client = useMemo(() => platform.createClient({ baseURL: '/api' }), [platform]);
  const [answer, setAnswer] = usePageDraft<Answer | null>('answer', null);
  const [state, setState] = useState<'connected' | 'lost' | 'failed'>('connected');
  const id = answer && !answer.isDone ? answer.id : null;

  const lastId = useEffectEvent(() => answer?.lastId ?? '');
  useEffect(() => {
    if (id === null) return;
    const ending = new AbortController();
    const read = async () => {
      const before = lastId();
      const events = client.events(`/assistant/${id}`, {
        signal: ending.signal,
        header: before === '' ? {} : { 'Last-Event-ID': before },
        onConnectedChange: (isConnected) => setState(isConnected ? 'connected' : 'lost'),
      });
      for await (const { event, data, id: newest } of events) {
        if (event === 'done') break;
        setAnswer((now) => now && { ...now, text: now.text + data, lastId: newest });
      }
      setAnswer((now) => now && { ...now, isDone: true });
    };
    read().catch((error: unknown) => {
      // The user has left the page, or asks something else.
      if (!isPlatformError(error, 'abort')) setState('failed');
    });
    return () => ending.abort();
  }, [id, client, setAnswer]);

  const ask = async (question: string) => {
    const { data } = await client.post<{ id: string }>('/assistant', { question });
    setState('connected');
    setAnswer({ id: data.id, question, text: '', lastId: '', isDone: false });
  };
  const breakConnection = () => client.delete(`/assistant/${id}/connections`);

  return { answer, state, isWriting: id !== null && state !== 'failed', ask, breakConnection };
}
