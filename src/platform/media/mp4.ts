export type VideoFacts = {
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
};

/** Bytes. No recording of a phone has a longer index. */
const LONGEST_INDEX = 32 * 1024 * 1024;

type Box = { readonly type: string; readonly start: number; readonly end: number };

/**
 * The duration and size of an MP4 or QuickTime video from its index, for codecs that the browser cannot play: iPhones
 * often record HEVC. It reads the index only. Null for any other file.
 */
export async function readMp4Facts(blob: Blob): Promise<VideoFacts | null> {
  let at = 0;
  while (at + 8 <= blob.size) {
    const head = new DataView(await blob.slice(at, at + 16).arrayBuffer());
    const box = boxAt(head, 0, blob.size - at);
    if (!box || (at === 0 && !['ftyp', 'moov', 'wide', 'mdat', 'free'].includes(box.type)))
      return null;
    if (box.type === 'moov') {
      if (box.end > LONGEST_INDEX) return null;
      return factsIn(new DataView(await blob.slice(at + box.start, at + box.end).arrayBuffer()));
    }
    at += box.end;
  }
  return null;
}

function factsIn(moov: DataView): VideoFacts | null {
  let duration = 0;
  let size = { width: 0, height: 0 };
  for (const box of boxesIn(moov, 0, moov.byteLength)) {
    if (box.type === 'mvhd') duration = durationIn(moov, box.start);
    if (box.type !== 'trak') continue;
    const header = boxesIn(moov, box.start, box.end).find(({ type }) => type === 'tkhd');
    // A sound track has the size 0 x 0.
    if (header && size.width === 0) size = sizeIn(moov, header);
  }
  return duration > 0 ? { duration, ...size } : null;
}

function durationIn(view: DataView, start: number): number {
  const isLong = view.getUint8(start) === 1;
  const scale = view.getUint32(start + (isLong ? 20 : 12));
  const units = isLong
    ? view.getUint32(start + 24) * 2 ** 32 + view.getUint32(start + 28)
    : view.getUint32(start + 16);
  return scale > 0 ? units / scale : 0;
}

/** The last two numbers of the track's header, swapped if its matrix turns the picture. */
function sizeIn(view: DataView, { end }: Box) {
  const [width, height] = [view.getUint16(end - 8), view.getUint16(end - 4)];
  const isTurned = view.getInt32(end - 44) === 0 && view.getInt32(end - 40) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

function boxesIn(view: DataView, start: number, end: number): readonly Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end) {
    const box = boxAt(view, at, end);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Offsets count from the start of the view. Null for a box that does not fit into the limit. */
function boxAt(view: DataView, at: number, limit: number): Box | null {
  const type = String.fromCharCode(...[4, 5, 6, 7].map((index) => view.getUint8(at + index)));
  const short = view.getUint32(at);
  if (short === 1 && view.byteLength < at + 16) return null;
  const header = short === 1 ? 16 : 8;
  const length =
    short === 0
      ? limit - at
      : short === 1
        ? view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12)
        : short;
  const end = at + length;
  return length < header || end > limit ? null : { type, start: at + header, end };
}
