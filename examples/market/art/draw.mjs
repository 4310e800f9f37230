// Writes the pictures of the market to public/art: `node art/draw.mjs`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { shapes } from './shapes.mjs';

const folder = new URL('../public/art/', import.meta.url);

/** The wall and the table behind each thing. */
const scenes = {
  coffee: ['#f6e7d4', '#e6c9a5'],
  bakery: ['#fdebc8', '#f2cf94'],
  fruit: ['#e6f3da', '#c5e0ac'],
  dairy: ['#e2eefa', '#bfd8ef'],
  lunch: ['#fde3d4', '#f6bfa0'],
  pantry: ['#fbeed2', '#edd199'],
  flowers: ['#fae3ec', '#f0bdd1'],
};

const things = {
  coffee: ['espresso', 'flat-white', 'cold-brew', 'matcha', 'beans'],
  bakery: ['croissant', 'sourdough', 'cinnamon-roll'],
  fruit: ['apples', 'strawberries', 'tomatoes', 'avocado', 'carrots'],
  dairy: ['milk', 'eggs', 'cheese'],
  lunch: ['sandwich', 'soup', 'salad'],
  pantry: ['honey', 'jam', 'oil'],
  flowers: ['tulips'],
};

const svg = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${content}</svg>\n`.replace(
    /\n(?=.)/g,
    '',
  );

const wall = ([light, dark]) =>
  `<defs><radialGradient id="w" cy=".4"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs><path d="M0 0h400v400H0z" fill="${light}"/><path d="M0 296h400v104H0z" fill="${dark}"/><circle cx="200" cy="180" r="180" fill="url(#w)"/>`;

const on = (shape, move) => `<g transform="${move}">${shape}</g>`;

function views(shape, scene) {
  const around = (x, y, size, turn) =>
    on(shape, `translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-200 -200)`);
  return [
    wall(scene) + shape,
    `<path d="M0 0h400v400H0z" fill="${scene[1]}"/><circle cx="200" cy="214" r="176" fill="${scene[0]}"/>${around(200, 214, 1.28, 0)}`,
    `<path d="M0 0h400v400H0z" fill="${scene[0]}"/>${[
      [96, 108, 0.44, -12],
      [300, 100, 0.4, 14],
      [204, 214, 0.56, 0],
      [98, 312, 0.4, 10],
      [306, 308, 0.44, -14],
    ]
      .map(([x, y, size, turn]) => around(x, y, size, turn))
      .join('')}`,
  ];
}

mkdirSync(folder, { recursive: true });
for (const [category, ids] of Object.entries(things)) {
  for (const id of ids) {
    const shape = shapes[id];
    if (!shape) throw new Error(`no shape is called ${id}`);
    const names = [`${id}.svg`, `${id}-2.svg`, `${id}-3.svg`];
    views(shape, scenes[category]).forEach((content, index) =>
      writeFileSync(new URL(names[index], folder), svg(content)),
    );
    writeFileSync(new URL(`${id}-cut.svg`, folder), svg(shape));
  }
}
