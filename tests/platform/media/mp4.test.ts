import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMp4Facts } from '@/platform/media/mp4';

const n32 = (value: number) => [24, 16, 8, 0].map((shift) => (value / 2 ** shift) & 255);
const n16 = (value: number) => [value >> 8, value & 255];
const letters = (text: string) => Array.from(text, (char) => char.charCodeAt(0));
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const box = (type: string, ...content: readonly (readonly number[])[]) => {
  const body = content.flat();
  return [...n32(body.length + 8), ...letters(type), ...body];
};

const ftyp = box('ftyp', letters('qt  '), zeros(4));
const mvhd = (scale: number, units: number) =>
  box('mvhd', zeros(12), n32(scale), n32(units), zeros(80));
const longMvhd = (scale: number, units: number) =>
  box('mvhd', [1], zeros(19), n32(scale), zeros(4), n32(units), zeros(80));
const upright = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const turned = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];
const trak = (width: number, height: number, matrix = upright) =>
  box(
    'trak',
    box('tkhd', zeros(40), matrix.flatMap(n32), n16(width), zeros(2), n16(height), zeros(2)),
  );
const sound = trak(0, 0);

const read = (...boxes: readonly (readonly number[])[]) =>
  readMp4Facts(new Blob([Uint8Array.from(boxes.flat())]));

it('the duration and size come from the index, and sound tracks are skipped', async () => {
  const moov = box('moov', mvhd(600, 45_000), sound, trak(1920, 1080));
  expect(await read(ftyp, moov)).toEqual({ duration: 75, width: 1920, height: 1080 });
});

it('an index after the film is found', async () => {
  const film = box('mdat', zeros(500));
  expect(await read(ftyp, film, box('moov', mvhd(1000, 1500), trak(64, 48)))).toEqual({
    duration: 1.5,
    width: 64,
    height: 48,
  });
});

it('an index after a film with a 64-bit length is found', async () => {
  const film = [...n32(1), ...letters('mdat'), ...zeros(4), ...n32(116), ...zeros(100)];
  expect(await read(ftyp, film, box('moov', mvhd(10, 20), trak(6, 4)))).toMatchObject({
    duration: 2,
  });
});

it('a turned video has its width and height swapped', async () => {
  const moov = box('moov', mvhd(600, 600), trak(1920, 1080, turned));
  expect(await read(ftyp, moov)).toEqual({ duration: 1, width: 1080, height: 1920 });
});

it('a header in the 64-bit form is read', async () => {
  expect(await read(ftyp, box('moov', longMvhd(1000, 61_000)))).toMatchObject({ duration: 61 });
});

it.each([
  ['an empty file', []],
  ['a picture', letters('\x89PNG\r\n\x1a\nabcdefghijkl')],
  ['a file without an index', ftyp],
  ['an index without a duration', [...ftyp, ...box('moov', mvhd(600, 0))]],
  ['an index without a time scale', [...ftyp, ...box('moov', mvhd(0, 600))]],
  ['a box longer than the file', [...ftyp, ...n32(5000), ...letters('moov')]],
  ['a box of no length', [...ftyp, ...n32(4), ...letters('mdat')]],
])('%s has no facts', async (_what, bytes) => {
  expect(await read(bytes)).toBeNull();
});

it('broken files always settle', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (rest) => {
      const facts = await read(ftyp, [...rest]).catch((error: unknown) => error);
      expect(facts === null || facts instanceof RangeError || typeof facts === 'object').toBe(true);
    }),
  );
});
