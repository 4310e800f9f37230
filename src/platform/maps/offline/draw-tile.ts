import type { Tile } from '@/platform/maps/map-provider';
import { hash, pick } from './hash';
import { cut, type Quarter, world } from './quarter';
import { RIVER_WIDTH, riverAt, riversBetween } from './river-course';
import { darkTile, lightTile, type TileColours } from './tile-colours';

type Pen = CanvasRenderingContext2D;

/** Everything that drawing goes by: where the tile is, and how the world lies on it. */
type Sheet = {
  readonly pen: Pen;
  readonly tile: Tile;
  readonly colours: TileColours;
  /** Pixels of the whole world's width. */
  readonly scale: number;
  readonly x: (across: number) => number;
  readonly y: (down: number) => number;
};

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Pixels around the tile that are drawn too: half a main road may lie beyond the edge. */
const MARGIN = 16;

/** How many cuts below a tile its blocks are: some 64 pixels wide. */
const BLOCKS = 2;

/** Parks and lakes are cuts of this depth, 600 m to 150 m, however near one looks. */
const OPEN_FROM = 16;
const OPEN_TO = 18;

/** Farther away there would be nothing but rivers. */
const RIVERS_FROM = 11;

/** A picture of streets, blocks, parks and water that are nowhere. The same tile is always the same picture. */
export function drawTile(pen: Pen, tile: Tile): void {
  const { zoom, size } = tile;
  const tiles = 2 ** zoom;
  const scale = tiles * size;
  // Maps go around the world more than once.
  const left = ((tile.x % tiles) + tiles) % tiles;
  const sheet: Sheet = {
    pen,
    tile,
    colours: tile.isDark ? darkTile : lightTile,
    scale,
    x: (across) => across * scale - left * size,
    y: (down) => down * scale - tile.y * size,
  };
  pen.fillStyle = sheet.colours.street;
  pen.fillRect(-MARGIN, -MARGIN, size + 2 * MARGIN, size + 2 * MARGIN);
  const roads: Box[] = [];
  drawQuarter(sheet, world, roads);
  drawRivers(sheet, left);
  // Last, so that they have bridges.
  pen.fillStyle = sheet.colours.mainRoad;
  for (const { x, y, width, height } of roads) pen.fillRect(x, y, width, height);
}

function drawQuarter(sheet: Sheet, quarter: Quarter, roads: Box[]): void {
  const { pen, tile, colours } = sheet;
  if (!isOnTile(sheet, quarter)) return;
  const { level, column, row } = quarter;
  const open = openColour(quarter, colours);
  if (level < tile.zoom + BLOCKS && !open) {
    const quarters = cut(quarter);
    for (const each of quarters) drawQuarter(sheet, each, roads);
    if (level < tile.zoom) roads.push(...roadsBetween(sheet, quarters));
    return;
  }
  const block = boxOf(sheet, quarter);
  if (block.width <= 0 || block.height <= 0) return;
  pen.fillStyle = open ?? pick(colours.blocks, level, column, row, 21);
  pen.fillRect(block.x, block.y, block.width, block.height);
  if (!open && tile.zoom >= 16) drawBuildings(sheet, quarter);
}

function isOnTile({ tile, x, y }: Sheet, { left, top, right, bottom }: Quarter): boolean {
  const end = tile.size + MARGIN;
  return x(right) > -MARGIN && x(left) < end && y(bottom) > -MARGIN && y(top) < end;
}

/** Parks and lakes, which have no streets inside. */
function openColour({ level, column, row }: Quarter, colours: TileColours): string | undefined {
  if (level < OPEN_FROM || level > OPEN_TO) return undefined;
  const chance = hash(level, column, row, 22);
  if (chance < 0.07) return colours.park;
  return chance > 0.985 ? colours.water : undefined;
}

/** Pixels of the street along a side. */
function streetWidth({ tile: { zoom } }: Sheet, level: number): number {
  const depth = Math.min(Math.max(level - zoom, -2), BLOCKS);
  const full = 9 - 2.25 * (depth + 2) + (depth < 0 ? 3 : 1.5);
  return zoom < 12 ? full / 2 : full;
}

/** A quarter on the tile, between its streets. */
function boxOf(sheet: Sheet, { left, top, right, bottom, sides }: Quarter): Box {
  const x = sheet.x(left) + streetWidth(sheet, sides.left) / 2;
  const y = sheet.y(top) + streetWidth(sheet, sides.top) / 2;
  return {
    x,
    y,
    width: sheet.x(right) - streetWidth(sheet, sides.right) / 2 - x,
    height: sheet.y(bottom) - streetWidth(sheet, sides.bottom) / 2 - y,
  };
}

/** The wide streets between four quarters: one side of each, so that each is drawn once or twice in the same place. */
function roadsBetween(sheet: Sheet, quarters: readonly Quarter[]): Box[] {
  return quarters.flatMap(({ level, left, top, right, bottom, sides }) => {
    const width = streetWidth(sheet, level) - 3;
    const half = width / 2;
    const [x, y] = [sheet.x(left) - half, sheet.y(top) - half];
    const [across, down] = [sheet.x(right) - x + half, sheet.y(bottom) - y + half];
    return [
      ...(sides.left === level ? [{ x, y, width, height: down }] : []),
      ...(sides.top === level ? [{ x, y, width: across, height: width }] : []),
    ];
  });
}

function drawBuildings(sheet: Sheet, block: Quarter): void {
  sheet.pen.fillStyle = sheet.colours.building;
  for (const lot of cut(block)) {
    if (hash(lot.level, lot.column, lot.row, 23) < 0.2) continue;
    const { x, y, width, height } = boxOf(sheet, lot);
    if (width > 8 && height > 8) sheet.pen.fillRect(x + 2, y + 2, width - 4, height - 4);
  }
}

function drawRivers({ pen, tile, colours, scale, x, y }: Sheet, column: number): void {
  if (tile.zoom < RIVERS_FROM) return;
  const width = Math.max(RIVER_WIDTH * scale, 1.5);
  const tiles = 2 ** tile.zoom;
  const reach = 1 / tiles;
  pen.strokeStyle = colours.water;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  for (const strip of riversBetween(tile.y * reach - reach, (tile.y + 1) * reach + reach)) {
    pen.beginPath();
    // Points of a grid that all tiles share: lines meet at their edges.
    for (let at = -16; at <= 80; at += 1) {
      const across = (column + at / 64) / tiles;
      pen.lineTo(x(across), y(riverAt(strip, across)));
    }
    pen.stroke();
  }
}
