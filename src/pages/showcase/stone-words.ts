import type { Family, Finish, Stone } from './stones';
import { defineWords } from './words';

const quarries = {
  en: 'Alba Boreal Cinder Dune Ember Fjord Glacier Harbor Iris Juno Kestrel Lumen Mesa Nimbus Opal Prairie Quill Raven Sable Tundra Umber Vesper Willow Yarrow Zephyr',
  zh: '阿尔巴 北岭 余烬 沙丘 暖火 峡湾 冰川 港湾 鸢尾 朱诺 红隼 流明 台地 雨云 欧珀 草原 翎羽 渡鸦 紫貂 苔原 赭土 暮星 垂柳 蓍草 和风',
};

type Spelling = readonly [en: string, zh: string];

const families: Readonly<Record<Family['id'], Spelling>> = {
  marble: ['marble', '大理石'],
  granite: ['granite', '花岗岩'],
  limestone: ['limestone', '石灰岩'],
  travertine: ['travertine', '洞石'],
  slate: ['slate', '板岩'],
  sandstone: ['sandstone', '砂岩'],
  onyx: ['onyx', '缟玛瑙'],
  basalt: ['basalt', '玄武岩'],
};

const finishes: Readonly<Record<Finish, Spelling>> = {
  polished: ['Polished', '抛光'],
  honed: ['Honed', '哑光'],
  brushed: ['Brushed', '刷面'],
  flamed: ['Flamed', '火烧面'],
  split: ['Split', '自然面'],
};

const quarryOf = (names: string, { quarry }: Stone) => names.split(' ')[quarry] ?? '';

export const stoneWords = defineWords({
  en: {
    name: (stone: Stone) => `${quarryOf(quarries.en, stone)} ${families[stone.family.id][0]}`,
    family: (stone: Stone) => capital(families[stone.family.id][0]),
    finish: (stone: Stone) => finishes[stone.finish][0],
    number: (number: string) => `No. ${number}`,
  },
  zh: {
    name: (stone: Stone) => `${quarryOf(quarries.zh, stone)}${families[stone.family.id][1]}`,
    family: (stone: Stone) => families[stone.family.id][1],
    finish: (stone: Stone) => finishes[stone.finish][1],
    number: (number: string) => `编号 ${number}`,
  },
});

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
