import { describe, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { compressImage } from '@/platform/media/calls';
import { createTempFile } from '@/platform/files/temp-files';
import { fakePlatform } from '../../helpers/fake-platform';
import { held, noise, picture, quartersOf } from '../../helpers/pictures';
import { windowWith } from '../../helpers/window-with';

let workers = 0;
class CountedWorker extends Worker {
  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args);
    workers++;
  }
}

const { context } = fakePlatform({ env: createEnv(windowWith({ Worker: CountedWorker })) });
const onPage = fakePlatform({
  env: createEnv(windowWith({ Worker: CountedWorker, OffscreenCanvas: undefined })),
}).context;

describe.each([
  ['in a worker', context],
  ['on the page', onPage],
])('%s', (where, platform) => {
  const compress = compressImage(platform);

  it('a photo becomes a smaller JPEG', async () => {
    const photo = await noise(400, 300);
    workers = 0;
    const { tempFilePath, tempFile, size, width, height } = await compress({ src: photo });
    expect(workers).toBe(where === 'in a worker' ? 1 : 0);
    expect({ width, height }).toEqual({ width: 400, height: 300 });
    expect(size).toBeLessThan(photo.size * 0.8);
    expect(tempFile).toMatchObject({ name: 'picture.jpg', type: 'image/jpeg', size });
    const bitmap = await createImageBitmap(await (await fetch(tempFilePath)).blob());
    expect([bitmap.width, bitmap.height]).toEqual([400, 300]);
  });

  it('[S5.8] a quality outside 0..1 is 1, and 0 stays 0', { tags: 'long' }, async () => {
    const src = await noise(200, 150, 'image/png');
    const sizeOf = async (quality: number) => (await compress({ src, quality })).size;
    const [worst, middle, best] = [await sizeOf(0), await sizeOf(0.5), await sizeOf(1)];
    expect(worst).toBeLessThan(middle);
    expect(middle).toBeLessThan(best);
    expect(await sizeOf(80)).toBe(best);
    expect(await sizeOf(-1)).toBe(best);
    const { size } = await compress({ src });
    expect(size).toBeGreaterThan(middle);
    expect(size).toBeLessThan(best);
  });

  it.each([
    [{ compressedWidth: 100 }, 100, 50],
    [{ compressedHeight: 100 }, 200, 100],
    [{ compressedWidth: 30, compressedHeight: 70 }, 30, 70],
  ])('with %j the picture becomes %i x %i', async (wanted, width, height) => {
    const src = await picture(400, 200);
    const { tempFile, ...sizes } = await compress({ src, ...wanted });
    expect(sizes).toMatchObject({ width, height });
    const bitmap = await createImageBitmap(tempFile);
    expect([bitmap.width, bitmap.height]).toEqual([width, height]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'a photo with EXIF orientation %i becomes upright',
    async (orientation) => {
      const src = held(await picture(64, 32, 'image/jpeg'), orientation);
      const { tempFile, width, height } = await compress({ src, compressedWidth: 40 });
      expect(await quartersOf(tempFile)).toBe(await quartersOf(src));
      expect(height).toBe(orientation > 4 ? 80 : 20);
      expect(width).toBe(40);
    },
  );

  it.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const)('the fileType %s gives a file of the type %s', async (fileType, type) => {
    const { tempFile } = await compress({ src: await picture(20, 10), fileType });
    expect(tempFile).toMatchObject({ type, name: `picture.${fileType}` });
  });

  it('a blob: URL of the product is compressed, and a revoked one rejects', async () => {
    const src = URL.createObjectURL(await picture(20, 10));
    expect(await compress({ src })).toMatchObject({ width: 20, height: 10 });
    URL.revokeObjectURL(src);
    await expect(compress({ src })).rejects.toMatchObject({
      code: 'not-found',
      errMsg: 'compressImage:fail parameter.src cannot be read',
    });
  });

  it('an SVG is compressed', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>';
    const src = new File([svg], 'drawing.svg', { type: 'image/svg+xml' });
    expect(await compress({ src })).toMatchObject({ width: 60, height: 30 });
  });

  it('a file that is not a picture is refused', async () => {
    await expect(compress({ src: new Blob(['text']) })).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'compressImage:fail parameter.src is not a picture that can be drawn',
    });
  });

  it('an aborted call rejects', async () => {
    const controls = { signal: AbortSignal.abort(), progress: () => {} };
    await expect(compress({ src: await picture(8, 8) }, controls)).rejects.toMatchObject({
      name: 'PlatformError',
    });
  });
});

it('compressImage is unsupported if the browser cannot write the type, as Safari with WebP', async () => {
  const { toBlob } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function png(
    this: HTMLCanvasElement,
    give,
  ) {
    toBlob.call(this, give, 'image/png');
  });
  const src = await picture(20, 10);
  await expect(compressImage(onPage)({ src, fileType: 'webp' })).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'compressImage:fail this browser makes no image/webp',
  });
  vi.restoreAllMocks();
});

it('a worker that can draw needs no image element of the page', async () => {
  const env = createEnv(windowWith({ Image: undefined }));
  const src = held(await picture(64, 32, 'image/jpeg'), 6);
  const made = await compressImage(fakePlatform({ env }).context)({ src });
  expect(await quartersOf(made.tempFile)).toBe(await quartersOf(src));
});

it('a JPEG never becomes larger if only its quality changes', async () => {
  const small = (await compressImage(context)({ src: await noise(60, 60), quality: 0.1 })).tempFile;
  const again = await compressImage(context)({ src: small, quality: 1 });
  expect(again.size).toBe(small.size);
});

it('the copy of a temporary file keeps the file’s name', async () => {
  const { path } = createTempFile(context, await picture(8, 8), 'Strata 7.png');
  expect((await compressImage(context)({ src: path })).tempFile.name).toBe('Strata 7.jpg');
});

it.each([
  [{}, 'Missing required parameter `src`'],
  [{ src: 5 }, 'parameter.src should be a path, a URL, a File or a Blob'],
  [{ src: 'a', quality: '1' }, 'parameter.quality should be a number'],
  [{ src: 'a', compressedWidth: 0 }, 'parameter.compressedWidth should be at least 1'],
  [{ src: 'a', compressedHeight: 'x' }, 'parameter.compressedHeight should be a number'],
  [{ src: 'a', fileType: 'gif' }, 'parameter.fileType should be one of jpg, png, webp'],
])('compressImage refuses %j', async (params, message) => {
  await expect(compressImage(context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `compressImage:fail ${message}`,
  });
});

it('[S8.2] an abort during the encoding leaves no path behind', async () => {
  const src = await picture(40, 30);
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const controller = new AbortController();
  const { toBlob } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    ...args
  ) {
    controller.abort();
    toBlob.apply(this, args);
  });
  const controls = { signal: controller.signal, progress: () => {} };
  await expect(compressImage(onPage)({ src }, controls)).rejects.toMatchObject({ code: 'abort' });
  const paths = made.mock.results.map(({ value }) => [value]);
  const gone = [...revoked.mock.calls];
  vi.restoreAllMocks();
  expect(gone).toEqual(paths);
});
