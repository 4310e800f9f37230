import { useEffect, useEffectEvent, useState } from 'react';
import { useOwnPlace } from '@/pages/system/location';
import {
  type ChooseLocationParams,
  type Place,
  type Point,
  pointOf,
  usePlatformContext,
} from '@/platform';
import { usePage, usePageDraft } from '@/router';
import { MAP_ZOOM } from '@/shared/defaults';
import { PAUSE } from './choice';
import { useChoice } from './use-choice';
import { useMapView, wideView } from './use-map-view';

/** Handles the actions of the user on the page, and updates the map and the list. */
export function useChoosing() {
  const { env } = usePlatformContext();
  // The route has checked them.
  const params = usePage().params as ChooseLocationParams;
  const { keyword = '' } = params;
  // Null means the location of the user.
  const [start] = useState(() => pointOf(params));
  // A draft, so that a reload during a search keeps the text.
  const [draft, setDraft] = usePageDraft('text', keyword);
  const [choice, dispatch] = useChoice(draft, start);
  const [own, locate] = useOwnPlace();
  const view = useMapView(
    start ? { ...start, scale: MAP_ZOOM } : wideView(new Date(env.date()).getTimezoneOffset()),
    (centre) => dispatch({ type: 'moved', centre, pause: PAUSE }),
  );

  const show = (here: Point) => {
    dispatch({ type: 'moved', centre: here, pause: 0 });
    view.goTo(here, MAP_ZOOM);
  };

  const findStart = useEffectEvent(async (signal: AbortSignal) => {
    if (choice.centre) return;
    const here = await locate();
    if (signal.aborted) return;
    if (!here) dispatch({ type: 'lost', around: view.centre() });
    // A map that the user has moved meanwhile stays where it is.
    else if (!view.isMoved()) show(here);
  });
  useEffect(() => {
    const controller = new AbortController();
    void findStart(controller.signal);
    return () => controller.abort();
  }, []);

  const look = (type: 'typed' | 'entered') => (text: string) => {
    setDraft(text);
    dispatch({ type, text, around: own.state === 'locating' ? null : view.centre() });
  };

  return {
    choice,
    own,
    view,
    type: look('typed'),
    enter: look('entered'),
    select: (place: Place) => {
      dispatch({ type: 'selected', place });
      view.goTo({ latitude: place.latitude, longitude: place.longitude });
    },
    goOn: () => dispatch({ type: 'continued' }),
    goHere: async () => {
      const here = await locate();
      if (here) show(here);
    },
  };
}
