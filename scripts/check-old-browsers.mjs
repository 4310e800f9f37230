// Finds code and styles that the oldest supported browsers would ignore silently: src/vite/build-settings.ts names them. Builds
// change syntax only, and products may bundle the style sheets with less than that. Called by check-layout.mjs.
import { callsOf, withoutComments } from './read-code.mjs';

const isCode = ({ path }) => /^src\/.*\.tsx?$/.test(path);
const isStyle = ({ path }) => path.startsWith('src/') && path.endsWith('.css');

/** Each rule's selectors and declarations. Rules around it, such as `@media`, do not matter. */
function rulesOf(text) {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector.trim().replace(/\s+/g, ' '),
    declarations: body.split(';').flatMap((line) => {
      const [, name, value] = /^\s*([\w-]+):\s*([\s\S]+?)\s*$/.exec(line) ?? [];
      return name ? [{ name, value }] : [];
    }),
  }));
}

const inStyles = (find) => (files) =>
  files
    .filter(isStyle)
    .flatMap(({ path, text }) =>
      rulesOf(text).flatMap((rule) => find(rule).map((problem) => `${path}: ${problem}`)),
    );

// Safari has `:focus-visible` since 15.4. Each engine has other pseudo-elements.
const young = /::-[\w-]+|:(?:focus-visible|has|dir|modal|open|popover-open|user-(?:in)?valid)\b/;

/** An unknown selector makes a browser drop the whole rule, except inside of `:where`. */
export const checkSelectors = inStyles(({ selector }) => {
  const open = selector.replace(/:where\([^()]*\)/g, '');
  const parts = open.replace(/\([^()]*\)/g, '').split(',');
  const words = new Set(parts.map((part) => young.exec(part)?.[0]));
  const problems = [];
  if (words.size > 1)
    problems.push(`a rule of its own for what old browsers do not know: ${selector}`);
  if (/:not\([^()]*:(focus-visible|has)\b/.test(open))
    problems.push(`:not(:where(...)) around what old browsers do not know: ${selector}`);
  return problems;
});

/** In a flex box Safari before 15.4 reads `end` as the start. In a grid the longer word means the same. */
export const checkAlignment = inStyles(({ selector, declarations }) => {
  const isFlex = declarations.some(
    ({ name, value }) => name === 'display' && value.endsWith('flex'),
  );
  const names = isFlex ? /^(align-(self|items|content)|justify-content)$/ : /^align-self$/;
  return declarations
    .filter(({ name, value }) => names.test(name) && /^(start|end)$/.test(value))
    .map(({ name, value }) => `${name} is flex-${value} in old browsers, too: ${selector}`);
});

/** Two values mean the same. All browsers know the deprecated one, and Safari 15.0 only that one. */
export const checkWrapping = inStyles(({ selector, declarations }) =>
  declarations
    .filter(({ name, value }) => name === 'overflow-wrap' && value === 'anywhere')
    .map(() => `word-break: break-word also breaks words in old browsers: ${selector}`),
);

const prefixed =
  /^(user-select|appearance|backdrop-filter|mask|mask-image|text-size-adjust)$|^background-clip: text$/;

/** Builds of this repository would add the prefix, but the package contains the style sheets unchanged. */
export const checkPrefixes = inStyles(({ selector, declarations }) =>
  declarations
    .filter(({ name, value }) => prefixed.test(name) || prefixed.test(`${name}: ${value}`))
    .filter(
      (own) =>
        !declarations.some(
          ({ name, value }) => name === `-webkit-${own.name}` && value === own.value,
        ),
    )
    .map(({ name }) => `${name} without -webkit-${name}: ${selector}`),
);

/** One such pattern, and Safari before 16.4 refuses the whole file. */
export function checkPatterns(files) {
  return files
    .filter(isCode)
    .filter(({ text }) => /\(\?<[=!]/.test(withoutComments(text)))
    .map(({ path }) => `${path}: no look-behind in a pattern`);
}

/** In a style sheet such a selector drops one rule. In code it throws. */
export function checkQueries(files) {
  return files
    .filter((file) => isCode(file) && file.path !== 'src/components/kit/overlays/focus.ts')
    .flatMap(({ path, text }) =>
      ['matches', 'closest', 'querySelector', 'querySelectorAll']
        .flatMap((name) => callsOf(withoutComments(text).replace(/<[\w ]+>\(/g, '('), name))
        .filter(([selector = '']) => /^['"`]/.test(selector) && young.test(selector))
        .map(([selector]) => `${path}: old browsers throw at ${selector}`),
    );
}

// The minifier already knows that old browsers lack these.
const keptApart = /^-webkit-|\ddv[hw]$/;

/** If a rule has two values for one property, the minifier keeps only the last, so the fallback has no effect. */
export const checkFallbacks = inStyles(({ selector, declarations }) =>
  declarations
    .filter(({ name }, at) => declarations.findIndex((other) => other.name === name) < at)
    .filter(({ name }) =>
      declarations.every((other) => other.name !== name || !keptApart.test(other.value)),
    )
    .map(({ name }) => `@supports for the newer ${name}, or a build drops the older: ${selector}`),
);

export const oldBrowserChecks = [
  ...[checkSelectors, checkAlignment, checkWrapping, checkPrefixes, checkFallbacks],
  ...[checkPatterns, checkQueries],
];
