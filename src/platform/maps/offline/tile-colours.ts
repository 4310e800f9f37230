export type TileColours = {
  readonly street: string;
  readonly mainRoad: string;
  readonly blocks: readonly string[];
  readonly building: string;
  readonly park: string;
  readonly water: string;
};

export const lightTile: TileColours = {
  street: '#ffffff',
  mainRoad: '#fce5a8',
  blocks: ['#f3f1ec', '#efece5', '#f2eee9', '#edebe4'],
  building: '#e3ded4',
  park: '#cdebc3',
  water: '#a8d5f2',
};

export const darkTile: TileColours = {
  street: '#3a414c',
  mainRoad: '#5d5133',
  blocks: ['#22262d', '#1f2329', '#23272c', '#20242b'],
  building: '#2c313a',
  park: '#1f3a2b',
  water: '#173851',
};
