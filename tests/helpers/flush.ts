/** Lets every promise that can settle do so; no time passes. */
export function flush(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
