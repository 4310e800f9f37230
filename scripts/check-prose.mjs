// Keeps docs, comments and test titles in plain English: `node scripts/check-prose.mjs` fails if readers would stumble too
// often, and prints each place with a way to say it. `--all` also prints the findings within the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { isMain } from './is-main.mjs';
import { hasProse, sentencesOf } from './read-prose.mjs';
import { readFlags } from './read-flags.mjs';

/** Findings per 1,000 words of the whole repository. */
const MAX_RATE = 1.5;

const LONGEST_SENTENCE = 30;

/** New users start with these pages, so they must have no findings. */
const isForUsers = (path) => /^(README\.md|docs\/.*\.md|src\/components\/.*README\.md)$/.test(path);

/** Packages, builds and translations. The map of the rules repeats test titles and the specification. */
const IGNORED =
  /(^|\/)(node_modules|lib|dist(-[\w-]+)?|messages|public|test-results|spec-map\.md)$/;
const isIgnored = (path) => IGNORED.test(path) || /^\.(?!changeset|github)/.test(path);

/**
 * `advice` says how to write it. Without `kinds` a rule is for every kind of sentence.
 * @type {readonly { readonly pattern: RegExp, readonly advice: string, readonly kinds?: readonly string[] }[]}
 */
const RULES = [
  {
    pattern: /^(What|Who|Whose|Whoever|Whatever|Where)\b(?=(\s+\S+){3})[^?]*$/,
    advice: 'a clause is the subject: begin with a noun ("The value that ...", "Users who ...")',
    kinds: ['docs', 'opening', 'comment'],
  },
  {
    pattern: /^(what|who|whose|where) \S+/,
    advice: 'a title is a sentence about a thing: begin with a noun',
    kinds: ['title'],
  },
  {
    pattern:
      /^(They|Them|Those)\b|^(This|These|Both) (is|are|was|were|has|have|must|may|can|cannot|runs?|comes?|needs?|leaves?|changes?)\b/,
    advice: 'a comment begins with the name of the thing, not with a pronoun',
    kinds: ['opening'],
  },
  {
    pattern: /^The ones? (who|that|which)\b/,
    advice: 'name the thing instead of "the one that"',
  },
  {
    pattern: /\b(is|are|was|were|be|been) (told|asked|said|heard|meant|looked (at|for))\b/i,
    advice: 'say who does it: "the router asks", "the page shows"',
  },
  {
    pattern:
      /\b(nobody|no one|somebody|someone|anybody) (waits?|listens?|asks?|knows?|hears?|looks?|sees?|wants?|needs?|else|is|has)\b/i,
    advice: 'name the person or the code, or say what happens ("there are no listeners")',
  },
  {
    pattern: /\b(is|are) none\b(?! of)/i,
    advice: 'say "there is no ...", "is not a ..."',
  },
  {
    pattern: /\b(of|by|for) (itself|themselves|oneself)\b|\bone's own\b/i,
    advice: 'say "separate", "alone", or leave it out',
  },
  {
    pattern:
      /\b(shall|ought to|need not|lest|nor (is|does|are|do|was)|be it|as yet|in earnest|anew|thrice|whence|hence|thereof|therein|hereby|heeds?|wherefore|whosoever|albeit)\b/i,
    advice: 'use an everyday word: "must", "does not need to", "again", "so"',
  },
  {
    pattern: /\bcan not\b|\bmay not be had\b/i,
    advice: 'write "cannot", "is not available"',
  },
  {
    pattern: /\bvisitors?\b/i,
    advice: 'people are "users"',
  },
  {
    pattern:
      /\breference runtimes?\b|\bthe reference (has|does|says|wants|counts|writes|makes|is|gives|tells)\b/i,
    advice: 'name it: uni-app',
  },
  {
    pattern:
      /\b(stands?|stood) (still|in|on|at|for|there|under|over|between|beside|where|behind|up)\b/i,
    advice: 'use "is", "means", "applies", "does not move"',
  },
  {
    pattern:
      /\b(goes|comes|came|went|leads|led|bears?|wears?) (with|by|from|of|to) (it|them|that|which)\b/i,
    advice: 'use the exact verb: "belongs to", "follows", "has"',
  },
  {
    pattern:
      /\b(mend(s|ed|ing)?|lends?|lent|borrow(s|ed)?|barks?|bites?|dress(es|ed)?|heals?|lets? go of|takes? hold|hands? over|puts? away|falls? (silent|due)|comes? to light|in vain)\b|\bwithout a word(?! (in|of|for))/i,
    advice: 'this is a picture: use the technical verb ("fix", "pass", "clean up", "end")',
  },
  {
    pattern:
      /\b(late|early) (parts?|code)\b|\blandings?\b(?! (page|address|URL|one))|\b(the|its own|own) doors? (of|to) the (package|room)/i,
    advice: 'use the usual term: "lazy chunk", "popstate", "entry of the package"',
  },
];

const wordsOf = (text) => text.split(/\s+/).length;

function advicesFor({ kind, text }) {
  const fitting = RULES.filter(({ kinds }) => !kinds || kinds.includes(kind));
  const advices = fitting.filter(({ pattern }) => pattern.test(text)).map(({ advice }) => advice);
  const length = wordsOf(text);
  return length > LONGEST_SENTENCE ? [...advices, `${length} words: make two sentences`] : advices;
}

/** The findings of one file, and the number of its words. */
export function readFile({ path, text }) {
  const sentences = sentencesOf(path, text);
  const findings = sentences.flatMap((sentence) =>
    advicesFor(sentence).map((advice) => ({ ...sentence, path, advice })),
  );
  const words = sentences.reduce((sum, sentence) => sum + wordsOf(sentence.text), 0);
  return { findings, words };
}

/** One line for each limit that the repository exceeds. */
export function problemsOf(findings, words) {
  const problems = [];
  const forUsers = findings.filter(({ path }) => isForUsers(path)).length;
  if (forUsers > 0) problems.push(`${forUsers} findings in README.md, docs or component READMEs`);
  const rate = (findings.length / Math.max(words, 1)) * 1000;
  if (rate > MAX_RATE)
    problems.push(`${rate.toFixed(1)} findings per 1,000 words, the limit is ${MAX_RATE}`);
  return problems;
}

function pathsBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (isIgnored(path)) return [];
    if (entry.isDirectory()) return pathsBelow(path);
    return hasProse(path) ? [path] : [];
  });
}

if (isMain(import.meta.url)) {
  const { all } = readFlags(['all']);
  const paths = pathsBelow('.');
  const read = paths.map((path) => readFile({ path, text: readFileSync(path, 'utf8') }));
  const findings = read.flatMap((file) => file.findings);
  const words = read.reduce((sum, file) => sum + file.words, 0);
  const problems = problemsOf(findings, words);
  for (const { path, line, advice, text } of all || problems.length > 0 ? findings : [])
    console.log(`${path}:${line}: ${advice}\n    ${text.slice(0, 160)}`);
  for (const problem of problems) console.log(problem);
  const rate = ((findings.length / words) * 1000).toFixed(2);
  console.log(`prose: ${paths.length} files, ${words} words, ${rate} findings per 1,000 words`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
