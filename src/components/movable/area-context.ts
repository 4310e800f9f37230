import { createContext, type RefObject } from 'react';

export type PinchTaker = {
  start(): void;
  move(scale: number): void;
  end(): void;
};

export type Area = {
  readonly element: RefObject<HTMLElement | null>;
  /** With `scaleArea`, whom a pinch anywhere in the area scales. */
  readonly takers: Set<PinchTaker>;
};

export const AreaContext = createContext<Area | null>(null);
