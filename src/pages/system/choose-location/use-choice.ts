import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { type PlacePage, type Point, useMapProvider, usePlatformContext } from '@/platform';
import { NEARBY_RADIUS } from '@/shared/defaults';
import { type Choice, type ChoiceEvent, reduceChoice, startChoice } from './choice';

/** The choice, with somebody who asks the app's provider for what it wants. A question that is out of date is aborted. */
export function useChoice(text: string, start: Point | null): [Choice, Dispatch<ChoiceEvent>] {
  const { env } = usePlatformContext();
  const loadProvider = useMapProvider();
  const [choice, dispatch] = useReducer(reduceChoice, null, () => startChoice(text, start));
  const { state, question, page, pause, trouble } = choice;

  const look = async (signal: AbortSignal): Promise<PlacePage> => {
    const { centre } = choice;
    const words = choice.text.trim();
    const provider = await loadProvider();
    if (!centre || signal.aborted) return { places: [], hasMore: false };
    return words
      ? provider.search(words, centre, page + 1, signal)
      : provider.nearby(centre, NEARBY_RADIUS, page + 1, signal);
  };

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const asked = { question, page: page + 1 };
    try {
      const answer = await look(signal);
      if (!signal.aborted) dispatch({ type: 'came', ...asked, answer });
    } catch {
      if (signal.aborted) return;
      const isOffline = env.window.navigator.onLine === false;
      dispatch({ type: 'failed', ...asked, trouble: isOffline ? 'offline' : 'failed' });
    }
  });

  useEffect(() => {
    if (state !== 'asking') return;
    const controller = new AbortController();
    const cancel = env.after(page === 0 ? pause : 0, () => void ask(controller.signal));
    return () => {
      cancel();
      controller.abort();
    };
  }, [env, state, question, page, pause]);

  useEffect(() => {
    if (trouble !== 'offline') return;
    const { window } = env;
    const resume = () => dispatch({ type: 'continued' });
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [env, trouble]);

  return [choice, dispatch];
}
