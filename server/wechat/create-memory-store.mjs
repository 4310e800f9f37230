/**
 * @typedef {object} Kept
 * @property {string} value
 * @property {number} until milliseconds since 1970
 *
 * @typedef {object} TicketStore where tokens and tickets are, for all processes that sign
 * @property {(key: string) => Promise<Kept | null>} get
 * @property {(key: string, kept: Kept) => Promise<void>} set
 * @property {<T>(key: string, run: () => Promise<T>) => Promise<T>} [lock] runs for one process at a time
 */

/** For one process. @returns {TicketStore} */
export function createMemoryStore() {
  /** @type {Map<string, Kept>} */
  const all = new Map();
  return {
    get: async (key) => all.get(key) ?? null,
    set: async (key, kept) => void all.set(key, kept),
  };
}
