import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaOf,
  type CropScene,
  frameOn,
  limitView,
  panView,
  START,
  turnView,
  zoomView,
} from '@/components/image-cropper/crop-view';

const scene: CropScene = {
  picture: { width: 400, height: 200 },
  frame: { width: 280, height: 280 },
  maxZoom: 4,
};

describe('the frame', () => {
  it('is the largest of its ratio, with a margin', () => {
    expect(frameOn({ width: 340, height: 320 }, 1)).toEqual({ width: 280, height: 280 });
    expect(frameOn({ width: 340, height: 320 }, 2)).toEqual({ width: 300, height: 150 });
    expect(frameOn({ width: 340, height: 320 }, 0.5)).toEqual({ width: 140, height: 280 });
  });
});

describe('the view', () => {
  it('is the middle of the picture at the start', () => {
    expect(areaOf(scene, START)).toEqual({ x: 100, y: 0, width: 200, height: 200, rotation: 0 });
  });

  it('is the same after four turns', () => {
    const moved = panView(scene, { ...START, zoom: 2 }, { x: 30, y: -20 });
    let turned = moved;
    for (let turn = 0; turn < 4; turn += 1) turned = turnView(scene, turned);
    expect(areaOf(scene, turned)).toEqual(areaOf(scene, moved));
  });

  it('never leaves the picture', () => {
    const far = fc.double({ min: -2000, max: 2000, noNaN: true });
    const zooms = fc.double({ min: 0, max: 20, noNaN: true });
    fc.assert(
      fc.property(far, far, zooms, fc.nat(3), (x, y, zoom, turns) => {
        const start = limitView(scene, { ...START, turns });
        const area = areaOf(
          scene,
          panView(scene, zoomView(scene, start, zoom, { x, y }), { x, y }),
        );
        const [wide, high] = turns % 2 === 1 ? [200, 400] : [400, 200];
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.y).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(wide! + 1);
        expect(area.y + area.height).toBeLessThanOrEqual(high! + 1);
      }),
    );
  });
});
