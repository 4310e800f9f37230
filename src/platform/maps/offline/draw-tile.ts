import type { Tile } from '@/platform/maps/provider';
import {
  type Quarter,
  RIVER_WIDTH,
  cut,
  hash,
  pick,
  riverAt,
  riversBetween,
  world,
} from './terrain';

type Pen = CanvasRenderingContext2D;

type TileColours = {
  readonly street: string;
  readonly mainRoad: string;
  readonly blocks: readonly string[];
  readonly building: string;
  readonly park: string;
  readonly water: string;
};

/** One tile while it is drawn, with the position of the world on it. */
type Sheet = {
  readonly pen: Pen;
  readonly tile: Tile;
  readonly colours: TileColours;
  /** The width of the whole world in pixels. */
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

const LIGHT: TileColours = {
  street: '#ffffff',
  mainRoad: '#fce5a8',
  blocks: ['#f3f1ec', '#efece5', '#f2eee9', '#edebe4'],
  building: '#e3ded4',
  park: '#cdebc3',
  water: '#a8d5f2',
};

const DARK: TileColours = {
  street: '#3a414c',
  mainRoad: '#5d5133',
  blocks: ['#22262d', '#1f2329', '#23272c', '#20242b'],
  building: '#2c313a',
  park: '#1f3a2b',
  water: '#173851',
};

/** Pixels around the tile that this also draws, because main roads cross the edge. */
const MARGIN = 16;

/** Levels between a tile and its blocks. A block is about 64 pixels wide. */
const BLOCKS = 2;

/** The levels of parks and lakes, 600 m to 150 m, independent of the zoom. */
const OPEN_FROM = 16;
const OPEN_TO = 18;

/** At a lower zoom the rivers would cover the map. */
const RIVERS_FROM = 11;

/** Draws generated streets, blocks, parks and water. A tile always looks the same. */
export function drawTile(pen: Pen, tile: Tile): void {
  const { zoom, size } = tile;
  const tiles = 2 ** zoom;
  const scale = tiles * size;
  // A map may show the world several times, side by side.
  const left = ((tile.x % tiles) + tiles) % tiles;
  const sheet: Sheet = {
    pen,
    tile,
    colours: tile.isDark ? DARK : LIGHT,
    scale,
    x: (across) => across * scale - left * size,
    y: (down) => down * scale - tile.y * size,
  };
  pen.fillStyle = sheet.colours.street;
  pen.fillRect(-MARGIN, -MARGIN, size + 2 * MARGIN, size + 2 * MARGIN);
  const roads: Box[] = [];
  drawQuarter(sheet, world, roads);
  drawRivers(sheet, left);
  // Main roads come last, so that they cross rivers on bridges.
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

/** The colour of a park or lake. They contain no streets. */
function openColour({ level, column, row }: Quarter, colours: TileColours): string | undefined {
  if (level < OPEN_FROM || level > OPEN_TO) return undefined;
  const chance = hash(level, column, row, 22);
  if (chance < 0.07) return colours.park;
  return chance > 0.985 ? colours.water : undefined;
}

/** The width of the street along a side, in pixels. */
function streetWidth({ tile: { zoom } }: Sheet, level: number): number {
  const depth = Math.min(Math.max(level - zoom, -2), BLOCKS);
  const full = 9 - 2.25 * (depth + 2) + (depth < 0 ? 3 : 1.5);
  return zoom < 12 ? full / 2 : full;
}

/** The pixels of a quarter between its streets. */
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

/** The wide streets between four quarters. */
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
    // All tiles share the grid of these points, so lines meet at the edges of tiles.
    for (let at = -16; at <= 80; at += 1) {
      const across = (column + at / 64) / tiles;
      pen.lineTo(x(across), y(riverAt(strip, across)));
    }
    pen.stroke();
  }
}
