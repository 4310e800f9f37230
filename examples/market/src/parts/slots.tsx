import { createContext, type ReactNode, useContext } from 'react';

type Slots = {
  /** Below the banners of the first page. */
  readonly home?: ReactNode;
  /** A list on the page "Me", above the settings. */
  readonly me?: ReactNode;
};

/** An app that contains the market fills these places. The market alone leaves them empty. */
export const SlotsContext = createContext<Slots>({});

export const useSlots = () => useContext(SlotsContext);
