export type Suggestion = {
  readonly value: string;
  /** What is shown; the value itself without it. */
  readonly text?: string;
  /** A second, quieter line. */
  readonly note?: string;
};

export const suggestionId = (id: string, place: number) => `${id}-${place}`;
