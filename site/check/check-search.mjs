// Asks the built index, with the same settings as the search of the site.
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import { search } from '../search.mjs';
import { questions } from './questions.mjs';

const RESULTS = 5;

// It is VitePress's own, so that the format of the index is the same.
const require = createRequire(createRequire(import.meta.url).resolve('vitepress'));

/** @param {string} folder of the built site */
async function openIndex(folder) {
  const { default: MiniSearch } = await import(pathToFileURL(require.resolve('minisearch')).href);
  const chunks = `${folder}/assets/chunks`;
  const name = readdirSync(chunks).find((file) => file.startsWith('@localSearchIndex'));
  if (name === undefined) throw new Error(`${chunks} has no index`);
  const { default: index } = await import(pathToFileURL(`${process.cwd()}/${chunks}/${name}`).href);
  const { options, searchOptions } = search.miniSearch;
  return MiniSearch.loadJSON(index, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions,
    ...options,
  });
}

/** The place of the page of a result: `/base/router/tabs.html#query` -> `router/tabs`. */
const placeOf = (id, base) =>
  id
    .replace(/#.*/, '')
    .slice(base.length)
    .replace(/\.html$/, '')
    .replace(/\/$/, '/index');

/** The questions whose page is not among the first results. */
export async function searchProblems(folder, base = '/') {
  const index = await openIndex(folder);
  return questions.flatMap(([question, ...pages]) => {
    const places = index
      .search(question)
      .slice(0, RESULTS)
      .map(({ id }) => placeOf(id, base));
    if (places.some((place) => pages.includes(place))) return [];
    return [`"${question}" finds ${places.join(', ') || 'nothing'}, not ${pages.join(' or ')}`];
  });
}
