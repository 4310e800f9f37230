/** Lets every promise that can settle do so; no time passes. */
export function flush(): Promise<void> {
  return new Promise((resolve) => {
    if ('setImmediate' in globalThis) return void setImmediate(resolve);
    // Browsers have none: a message is as soon.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}
