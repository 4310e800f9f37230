/** Milliseconds for the visitor, whom the host asks whether the location may be told. It does not say when it has. */
export const THINKING = 60_000;
