import type { Tile } from '@/platform/maps/provider';
import { hash, pick } from './generate-places';

type TileColours = {
  readonly street: string;
  readonly mainRoad: string;
  readonly blocks: readonly string[];
  readonly park: string;
  readonly water: string;
};

const LIGHT: TileColours = {
  street: '#ffffff',
  mainRoad: '#fce5a8',
  blocks: ['#f3f1ec', '#efece5', '#f2eee9', '#edebe4'],
  park: '#cdebc3',
  water: '#a8d5f2',
};

const DARK: TileColours = {
  street: '#3a414c',
  mainRoad: '#5d5133',
  blocks: ['#22262d', '#1f2329', '#23272c', '#20242b'],
  park: '#1f3a2b',
  water: '#173851',
};

/** Blocks along a side of a tile, and the levels between a tile and a block. */
const BLOCKS = 4;
const LEVELS = 2;

/** The level of the squares that may be a park or a lake: 300 m at the equator. */
const OPEN = 17;

/** In pixels. */
const STREET = 5;
const MAIN_ROAD = 10;

/** Each eighth street is a main road. So zooming in adds streets, and those that were there stay. */
const MAIN = 8;

/** Draws a grid of streets with blocks, parks and lakes. A tile always looks the same. */
export function drawTile(pen: CanvasRenderingContext2D, tile: Tile): void {
  const { zoom, size } = tile;
  const colours = tile.isDark ? DARK : LIGHT;
  const side = size / BLOCKS;
  const level = zoom + LEVELS;
  const count = BLOCKS * 2 ** zoom;

  /** Draws the block at a column and a row of the tile. */
  const drawBlock = (across: number, down: number) => {
    const row = tile.y * BLOCKS + down;
    // A map may show the world several times, side by side.
    const column = (((tile.x * BLOCKS + across) % count) + count) % count;
    const open = openColour(level, column, row, colours);
    const gap = open ? 0 : STREET / 2;
    pen.fillStyle = open ?? pick(colours.blocks, level, column, row);
    pen.fillRect(across * side + gap, down * side + gap, side - 2 * gap, side - 2 * gap);
  };

  pen.fillStyle = colours.street;
  pen.fillRect(-side, -side, size + 2 * side, size + 2 * side);
  // With the blocks of its neighbours, so that tiles join.
  for (let across = -1; across <= BLOCKS; across += 1) {
    for (let down = -1; down <= BLOCKS; down += 1) drawBlock(across, down);
  }
  pen.fillStyle = colours.mainRoad;
  for (let at = 0; at <= BLOCKS; at += 1) {
    const start = at * side - MAIN_ROAD / 2;
    if ((tile.x * BLOCKS + at) % MAIN === 0) pen.fillRect(start, -side, MAIN_ROAD, size + 2 * side);
    if ((tile.y * BLOCKS + at) % MAIN === 0) pen.fillRect(-side, start, size + 2 * side, MAIN_ROAD);
  }
}

/** The colour of a park or a lake. They contain no streets but main roads. */
function openColour(
  level: number,
  column: number,
  row: number,
  colours: TileColours,
): string | undefined {
  const inside = 2 ** Math.max(0, level - OPEN);
  const square = Math.min(level, OPEN);
  const chance = hash(square, Math.floor(column / inside), Math.floor(row / inside), 1);
  if (chance < 0.07) return colours.park;
  return chance > 0.98 ? colours.water : undefined;
}
