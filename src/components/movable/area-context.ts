import { createContext, type RefObject } from 'react';

export type PinchTaker = {
  start(): void;
  move(scale: number): void;
  end(): void;
};

export type Area = {
  readonly element: RefObject<HTMLElement | null>;
  /** With `scaleArea`, a pinch anywhere in the area scales these views. */
  readonly takers: Set<PinchTaker>;
};

export const AreaContext = createContext<Area | null>(null);
