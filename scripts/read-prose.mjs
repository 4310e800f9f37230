// Reads the sentences of Markdown, comments and test titles, each with its line. scripts/check-prose.mjs judges them.

/**
 * A sentence. Code, links and quotations are one word each. `opening` is the first sentence of a comment.
 * @typedef {{ readonly line: number, readonly text: string, readonly kind: 'docs' | 'opening' | 'comment' | 'title' }} Sentence
 */

const isMarkdown = (path) => path.endsWith('.md');
const isSource = (path) => /\.(tsx?|mjs|css)$/.test(path);
const isTest = (path) => /\.(test|spec|test-d)\.tsx?$/.test(path);

export const hasProse = (path) => isMarkdown(path) || isSource(path);

/** @returns {Sentence[]} */
export function sentencesOf(path, text) {
  const lines = text.split('\n');
  if (isMarkdown(path)) return paragraphsOf(markdownLines(lines)).flatMap(sentencesIn('docs'));
  if (!isSource(path)) return [];
  const comments = paragraphsOf(commentLines(lines)).flatMap(sentencesIn('comment'));
  return isTest(path) ? [...comments, ...titlesIn(lines)] : comments;
}

const LIST_MARK = /^\s*([-*>]|#+|\d+\.)\s+(\[[ x]\]\s)?/;

/** The lines without code blocks, HTML and frontmatter. Each cell of a table is a paragraph. */
function markdownLines(lines) {
  let isInFence = false;
  return lines.flatMap((line, index) => {
    const number = index + 1;
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) isInFence = !isInFence;
    const isCode = isInFence || isFence || /^\s*</.test(line) || /^( {4}|\t)[^\s*-]/.test(line);
    if (isCode) return [{ number, text: '', begins: true }];
    if (/^\s*\|/.test(line))
      return line.split('|').map((cell) => ({ number, text: cell, begins: true }));
    const isAfterHeading = lines[index - 1]?.startsWith('#') ?? false;
    const begins = line.trim() === '' || LIST_MARK.test(line) || isAfterHeading;
    return [{ number, text: line.replace(LIST_MARK, ''), begins }];
  });
}

const COMMENT_MARK = /^(@\w+( \{[^}]*\})?|-|\d+\.)\s*/;
const DIRECTIVE = /^(@ts-|@module-tag|@type|biome|oxlint|eslint|<reference|#)/;

/** The text of `//` lines and of block comments. A blank line, a list item and a tag begin a paragraph. */
function commentLines(lines) {
  let isInBlock = false;
  let lastNumber = 0;
  return lines.flatMap((line, index) => {
    const number = index + 1;
    const isBlockStart = !isInBlock && /(^|[\s{(])\/\*/.test(line);
    const slashes = isInBlock || isBlockStart ? null : /(^|\s)\/\/ ?(?<text>.*)$/.exec(line);
    if (!isInBlock && !isBlockStart && !slashes) return [];
    isInBlock = !slashes && !line.includes('*/');
    const inner = slashes ? (slashes.groups?.text ?? '') : withoutStars(line);
    const text = inner.trim();
    const isCode = /^ {4,}\S/.test(inner);
    if (DIRECTIVE.test(text) || isCode) return [];
    const isAfterCode = Boolean(slashes) && !/^\s*\/\//.test(line);
    const begins = lastNumber !== index || isBlockStart || isAfterCode || text === '';
    lastNumber = number;
    return [
      {
        number,
        text: text.replace(COMMENT_MARK, ''),
        begins: begins || COMMENT_MARK.test(text),
      },
    ];
  });
}

const withoutStars = (line) =>
  line
    .replace(/^.*?\/\*+/, '')
    .replace(/^\s*\*(?!\/)/, '')
    .replace(/\*\/.*$/, '');

/** Joins wrapped lines. `starts` says where each line begins in the text. */
function paragraphsOf(lines) {
  const paragraphs = [];
  for (const { number, text, begins } of lines) {
    const current = paragraphs.at(-1);
    if (begins || !current) paragraphs.push({ text: text.trim(), starts: [{ offset: 0, number }] });
    else {
      current.starts.push({ offset: current.text.length, number });
      current.text = `${current.text} ${text.trim()}`;
    }
  }
  return paragraphs.filter(({ text }) => /[a-z]/i.test(text));
}

/** A full stop after a single letter belongs to an abbreviation, such as `e.g.`. */
const SENTENCE_END = /(?<=(?:[^\s.]{2}|\d)[.!?][)*"\u0000]*)\s+/;

const sentencesIn = (kind) => (paragraph) => {
  const { starts } = paragraph;
  const text = withoutCode(paragraph.text);
  const sentences = [];
  let end = 0;
  for (const part of text.split(SENTENCE_END)) {
    const offset = text.indexOf(part, end);
    end = offset + part.length;
    const start = starts.findLast((line) => line.offset <= offset) ?? starts[0];
    const isOpening = kind === 'comment' && offset === 0;
    sentences.push({
      kind: isOpening ? 'opening' : kind,
      line: start.number,
      text: part.replaceAll(FILLER, '').trim(),
    });
  }
  return sentences.filter((sentence) => /[a-z]/i.test(sentence.text));
};

const FILLER = '\u0000';

/** Replaces code by a word and fillers of the same length, so that offsets still name the line. */
const by = (word) => (found) => word.slice(0, found.length).padEnd(found.length, FILLER);

function withoutCode(text) {
  return text
    .replaceAll(/`[^`]*`/g, by('`code`'))
    .replaceAll(/https?:\/\/\S+/g, by('link'))
    .replaceAll(/\]\([^)]*\)/g, by(']'))
    .replaceAll(/"[^"]*"/g, by('"text"'))
    .replaceAll('**', by(''));
}

/** A call with a title, or the end of a table of cases before its title. */
const TITLE_CALL = /^\s*(?:(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?|\]\))\(\s*(?<rest>.*)$/;
const TITLE = /^\s*(?<quote>['"`])(?<title>.+?)\k<quote>(?=\s*[,)])/;

/** The title is in the line of its call, or in the next line. */
function titlesIn(lines) {
  return lines.flatMap((line, index) => {
    const rest = TITLE_CALL.exec(line)?.groups?.rest;
    if (rest === undefined) return [];
    const isBroken = rest === '';
    const title = TITLE.exec(isBroken ? (lines[index + 1] ?? '') : rest)?.groups?.title;
    if (title === undefined) return [];
    const text = withoutCode(title.replace(/^(\[[^\]]*\]\s*)+/, '')).replaceAll(FILLER, '');
    return [{ kind: 'title', line: index + (isBroken ? 2 : 1), text }];
  });
}
