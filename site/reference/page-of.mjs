// Finds the page that explains an export.
import { slugOf } from '../places.mjs';

/** @typedef {{ place: string, text: string }} Page */

const inCode = (text) =>
  [...text.matchAll(/^```[\s\S]*?^```|`[^`\n]+`/gm)].map(([code]) => code).join('\n');

/** The headings of a page with a name in code quotes: '### `useResult(route, listener)`' -> useResult. */
function headingsOf({ place, text }) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/^#{2,6} ((?:`<?([\w.$]+)).*)$/gm)].map(([, heading, name]) => ({
    name: name.split('.').pop(),
    link: `${place}#${slugOf(heading.replaceAll('`', ''))}`,
  }));
}

/** Guides come before components, and those before the pages of single calls. */
function rankOf({ place }) {
  const order = ['router/', 'platform/reference/', 'components/', 'platform/'];
  const ranks = { 'router/': 0, 'platform/': 1, 'components/': 3, 'platform/reference/': 4 };
  const folder = order.find((name) => place.startsWith(name));
  return folder === undefined ? 2 : ranks[folder];
}

/** @param {readonly Page[]} pages */
export function createPageOf(pages) {
  const ranked = pages
    .filter(({ place }) => !/^(changelog|performance)\.md$/.test(place))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const headings = new Map(
    ranked
      .filter(({ place }) => !place.startsWith('components/'))
      .flatMap(headingsOf)
      .reverse()
      .map(({ name, link }) => [name, link]),
  );
  const places = new Set(pages.map(({ place }) => place));
  const words = ranked.map(({ place, text }) => ({
    place,
    names: new Set(inCode(text).match(/[\w$]+/g)),
  }));

  const ofComponent = (file) => {
    const folder = /^src\/components\/(?:kit\/)?([a-z-]+)\//.exec(file)?.[1];
    const place = `components/${folder}.md`;
    return places.has(place) ? place : undefined;
  };

  /** The place of the page below the root of the site, maybe with the heading. Nothing if no page has the name. */
  return ({ name, file }) =>
    ofComponent(file) ?? headings.get(name) ?? words.find(({ names }) => names.has(name))?.place;
}
