/** Hands a stream on part by part. Heeds the signal even where the stream does not. */
export async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
  onPart: (part: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = stream.getReader();
  const stop = () => {
    reader.cancel().catch(() => {});
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (signal.aborted) break;
      onPart(part.value);
    }
    if (signal.aborted) throw new Error('aborted');
  } finally {
    signal.removeEventListener('abort', stop);
    // Nobody reads on: when a part could not be taken, the rest must not come for nothing.
    stop();
  }
}
