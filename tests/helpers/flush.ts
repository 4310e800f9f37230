/** Lets promises settle. The clock does not move. */
export function flush(): Promise<void> {
  return new Promise((resolve) => {
    if ('setImmediate' in globalThis) return void setImmediate(resolve);
    // Browsers have no setImmediate. A message is as fast.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}
