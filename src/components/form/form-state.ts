import { createStore } from 'zustand/vanilla';

/** A line of the summary. Without an item it belongs to no field that is there. */
export type SummaryLine = {
  readonly id: string;
  readonly item: string | null;
  readonly label: string;
  readonly message: string;
};

export type FormState = {
  readonly status: 'open' | 'submitting';
  readonly dirty: boolean;
  /** By the ids of the items. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly checking: Readonly<Record<string, boolean | undefined>>;
  /** What the form as a whole says. */
  readonly failure: string | null;
  readonly summary: readonly SummaryLine[];
};

export const createFormState = () =>
  createStore<FormState>(() => ({
    status: 'open',
    dirty: false,
    errors: {},
    checking: {},
    failure: null,
    summary: [],
  }));

export type FormStore = ReturnType<typeof createFormState>;
