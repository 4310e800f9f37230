import { defineWords } from './words';

/** Grout, from light to dark. */
export const colours = {
  chalk: '#eeeae1',
  sand: '#d9c6a3',
  clay: '#c0835c',
  brick: '#9c4a34',
  plum: '#6c3f54',
  ink: '#2b3450',
  sea: '#2f6f83',
  teal: '#1c7f72',
  moss: '#66753b',
  ash: '#a5a9a6',
  slate: '#5b646a',
  coal: '#26292a',
} as const;

export type Colour = keyof typeof colours;

export const colourIds = Object.keys(colours) as readonly Colour[];

export const colourWords = defineWords({
  en: {
    chalk: 'Chalk',
    sand: 'Sand',
    clay: 'Clay',
    brick: 'Brick',
    plum: 'Plum',
    ink: 'Ink',
    sea: 'Sea',
    teal: 'Teal',
    moss: 'Moss',
    ash: 'Ash',
    slate: 'Slate',
    coal: 'Coal',
  },
  zh: {
    chalk: '白垩',
    sand: '沙',
    clay: '陶土',
    brick: '砖红',
    plum: '梅紫',
    ink: '墨蓝',
    sea: '海蓝',
    teal: '青绿',
    moss: '苔绿',
    ash: '灰烬',
    slate: '板岩灰',
    coal: '炭黑',
  },
});
