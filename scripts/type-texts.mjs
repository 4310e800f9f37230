// The texts of types, for tables: as their declarations write them, or as the compiler prints them.
import { SyntaxKind } from 'typescript/unstable/ast';
import { tidy } from './platform-types.mjs';

const ALIAS = 1 << 21;
const NO_TRUNCATION = 1;
const EXPANDED = 1 << 23;

export const isOurs = ({ path }) => path.includes('/src/');

const textOf = (node) => node.getSourceFile().text.slice(node.pos, node.end).trim();

/** The type alias that a declaration belongs to. */
export function aliasAround(node) {
  for (let at = node; at; at = at.parent) {
    if (at.kind === SyntaxKind.TypeAliasDeclaration) return at;
  }
  return undefined;
}

/** Words of a union without other types: `'a' | 'b'`. */
const isLiteralUnion = (text) => /^(\|? ?('[^']*'|-?[\d.]+|true|false|null) ?)+$/.test(text);

const parametersOf = (alias) => alias?.typeParameters?.map(({ name }) => name.text) ?? [];

/** The places of a sign outside of brackets. */
function placesOf(type, sign) {
  const places = [];
  let depth = 0;
  for (let at = 0; at < type.length; at += 1) {
    if ('([{<'.includes(type[at])) depth += 1;
    else if (')]}'.includes(type[at]) || (type[at] === '>' && type[at - 1] !== '=')) depth -= 1;
    if (depth === 0 && type.startsWith(sign, at)) places.push(at);
  }
  return places;
}

const isFunction = (type) => placesOf(type, ' => ').length > 0;

/** The parts of a union, without brackets around a part. */
function partsOf(type) {
  if (isFunction(type)) return [type];
  const cuts = [-3, ...placesOf(type, ' | '), type.length];
  if (cuts.length > 2)
    return cuts.slice(1).flatMap((cut, index) => partsOf(type.slice(cuts[index] + 3, cut)));
  return /^\(.*\)$/.test(type) ? partsOf(type.slice(1, -1)) : [type];
}

/** One text for several types. Functions that differ in one argument become one function. */
export function joinTypes(types) {
  const parts = new Set(types.flatMap(partsOf));
  for (const none of ['undefined', '']) parts.delete(none);
  if (parts.has('true') && parts.has('false')) parts.add('boolean');
  if (parts.has('boolean')) for (const one of ['true', 'false']) parts.delete(one);
  if (parts.size === 1) return [...parts][0];
  const functions = [...parts].map((type) => /^\((\w+): (.*)\) => (.*)$/.exec(type));
  const [first] = functions;
  const isOne = functions.every((one) => one && one[1] === first[1] && one[3] === first[3]);
  if (isOne && first)
    return `(${first[1]}: ${joinTypes(functions.map((one) => one[2]))}) => ${first[3]}`;
  return [...parts].map((type) => (isFunction(type) ? `(${type})` : type)).join(' | ');
}

/** `(value: V) => void` where `V` is the parameter of a type that is used with several values. */
const mentions = (text, names) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text));

/** Longer unions, and longer objects, keep their names. */
const LONG = 80;
const SHORT = 42;

/** The declarations of the sources, without those of React, the DOM and dependencies. */
export const declared = (symbol) => symbol.declarations.filter(isOurs).map((one) => one.resolve());

export function createTexts(checker) {
  const real = (symbol) => (symbol.flags & ALIAS ? checker.getAliasedSymbol(symbol) : symbol);

  const symbolAt = (node) => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && real(symbol);
  };

  /** A type as its declaration writes it. A short type is there in place of its name. */
  function spelled(node) {
    if (node.kind === SyntaxKind.ParenthesizedType && node.type.kind === SyntaxKind.UnionType)
      return spelled(node.type);
    if (node.kind === SyntaxKind.UnionType) return joinTypes(node.types.map(spelled));
    const text = tidy(textOf(node));
    if (node.kind !== SyntaxKind.TypeReference || node.typeArguments) return text;
    const alias = declared(symbolAt(node.typeName) ?? { declarations: [] })[0];
    if (!alias?.type || alias.typeParameters) return text;
    const whole = spelled(alias.type);
    if (/typeof/.test(whole)) {
      const all = printedType(checker.getTypeFromTypeNode(node), NO_TRUNCATION | EXPANDED);
      return isLiteralUnion(all) && all.length < LONG ? all : text;
    }
    const most = whole.includes('{') ? SHORT : LONG;
    return whole.length < most && !/=>|</.test(whole) ? whole : text;
  }

  /** The type of a member, as its declaration writes it. */
  function writtenType(node) {
    if (node.kind === SyntaxKind.MethodSignature) {
      const { text } = node.getSourceFile();
      const result = node.type ? textOf(node.type) : 'void';
      const [first] = node.parameters;
      const from = first ? first.pos : node.name.end + 1;
      const to = first ? node.parameters.at(-1).end : from;
      return tidy(`(${text.slice(from, to)}) => ${result}`);
    }
    const parts = node.type?.types ?? [node.type].filter(Boolean);
    // `Other['prop']` says nothing to a reader.
    if (parts.length === 0 || parts.some(({ kind }) => kind === SyntaxKind.IndexedAccessType))
      return undefined;
    return joinTypes(parts.map(spelled));
  }

  const printedType = (type, flags = NO_TRUNCATION) => {
    const text = checker.typeToString(type, undefined, flags);
    return joinTypes([tidy(text.replaceAll('"', "'"))]);
  };
  const printed = (symbol) => printedType(checker.getTypeOfSymbol(symbol));

  function typeOf(symbol, own) {
    const nodes = declared(symbol);
    const alias = aliasAround(nodes[0]);
    const written = nodes.length === 1 ? writtenType(nodes[0]) : undefined;
    if (written === undefined || nodes.length > 1) return printed(symbol);
    const isOwn = own && alias?.name.text === own;
    return !isOwn && mentions(written, parametersOf(alias)) ? printed(symbol) : written;
  }

  const docOf = (symbol) => {
    const text = checker.getDocumentationCommentOfSymbol(symbol);
    const tags = checker.getJsDocTagsOfSymbol(symbol);
    return { text, fallback: tags.find(({ name }) => name === 'default')?.text };
  };

  /** The native element whose props a type takes over, with the comment of the alias that names it. */
  function nativeIn(node, text = '') {
    if (!node) return undefined;
    if (node.kind === SyntaxKind.TypeLiteral) return undefined;
    if (
      node.kind === SyntaxKind.TypeReference ||
      node.kind === SyntaxKind.ExpressionWithTypeArguments
    ) {
      const name = textOf(node.typeName ?? node.expression);
      const written = node.typeArguments?.[0];
      if (name === 'ComponentProps') return { element: textOf(written).replaceAll("'", ''), text };
      if (/^\w+Attributes$/.test(name)) return { element: '', text };
      if (/^(Omit|Pick|Partial|Required)$/.test(name)) return nativeIn(written, text);
      const symbol = symbolAt(node.typeName);
      const alias = symbol && declared(symbol)[0];
      return alias?.type && nativeIn(alias.type, checker.getDocumentationCommentOfSymbol(symbol));
    }
    for (const part of node.types ?? [node.type].filter(Boolean)) {
      const found = nativeIn(part, text);
      if (found) return found;
    }
    return undefined;
  }

  return { real, symbolAt, typeOf, docOf, nativeIn };
}
