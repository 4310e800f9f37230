// `README.md?lead` is the first sentence of a README, for the list of components.
import { readFileSync } from 'node:fs';

/** @param {string} readme */
export function firstSentence(readme) {
  const paragraph = readme.split(/\n\s*\n/)[1] ?? '';
  return (/^.*?\.(?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('`', '')
    .trim();
}

const suffix = '?lead';

/** @returns {import('vite').Plugin} */
export function readmeLeads() {
  return {
    name: 'portico:readme-leads',
    load(id) {
      if (!id.endsWith(`.md${suffix}`)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(firstSentence(readFileSync(file, 'utf8')))};`;
    },
  };
}
