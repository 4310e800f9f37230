/**
 * A Map that forgets its oldest entry beyond a limit: keys come from callers, who may think of any number of them.
 * @template K, V
 * @extends {Map<K, V>}
 */
export class BoundedMap extends Map {
  #limit;

  /** @param {number} limit */
  constructor(limit) {
    super();
    this.#limit = limit;
  }

  /** @override @param {K} key @param {V} value */
  set(key, value) {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#limit && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
