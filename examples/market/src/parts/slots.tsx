import type { Outbox } from 'portico/offline';
import { createContext, type ReactNode, useContext } from 'react';
import { type OrderKinds, outbox } from '../api/outbox.ts';

type Slots = {
  /** Below the banners of the first page. */
  readonly home?: ReactNode;
  /** A list on the page "Me", above the settings. */
  readonly me?: ReactNode;
  /** An app has one outbox, which also sends the actions of its other pages. */
  readonly outbox: Outbox<OrderKinds>;
};

/** An app that contains the market fills these places. The market alone leaves them empty, and has its own outbox. */
export const SlotsContext = createContext<Slots>({ outbox });

export const useSlots = () => useContext(SlotsContext);
