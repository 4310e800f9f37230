type Part = Uint8Array<ArrayBuffer>;

/** Large enough that there are few of them, small enough that the page's memory stays flat. */
const PIECE = 4 * 1024 * 1024;

export type PartCollector = {
  readonly bytes: number;
  /** Takes it over: its owner finds it empty later. */
  add(part: Part): void;
  clear(): void;
  blob(type: string): Blob;
};

/** Gathers a long answer in blobs, which browsers keep outside the page's memory, on disk if need be. */
export function collectParts(): PartCollector {
  let blobs: Blob[] = [];
  let waiting: Part[] = [];
  let waitingBytes = 0;
  let bytes = 0;

  const settle = () => {
    if (waiting.length > 0) blobs.push(new Blob(waiting));
    waiting.forEach(release);
    waiting = [];
    waitingBytes = 0;
  };

  return {
    get bytes() {
      return bytes;
    },
    add: (part) => {
      waiting.push(part);
      waitingBytes += part.byteLength;
      bytes += part.byteLength;
      if (waitingBytes >= PIECE) settle();
    },
    clear: () => {
      blobs = [];
      waiting = [];
      waitingBytes = 0;
      bytes = 0;
    },
    blob: (type) => {
      settle();
      return new Blob(blobs, { type });
    },
  };
}

/** The blob has a copy. What waits for the collector would be half of a long answer before it comes round. */
function release({ buffer }: Part): void {
  // Safari has it from 17.4 on.
  (buffer as { transfer?: (length: number) => ArrayBuffer }).transfer?.(0);
}
