/** Milliseconds, 23 days. Browsers count in 31 bits: a timer much longer, or without an end, would end at once. */
export const LONGEST_TIMER = 2e9;
