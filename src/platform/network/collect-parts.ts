type Part = Uint8Array<ArrayBuffer>;

/** Large enough that there are few of them, small enough that the page's memory stays flat. */
const PIECE = 4 * 1024 * 1024;

export type PartCollector = {
  readonly bytes: number;
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
