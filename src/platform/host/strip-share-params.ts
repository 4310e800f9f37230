import { hasOwn } from '@/shared/values';

/**
 * What messaging apps glue to the links that pass through them, by the values that are known of them: a product's own
 * `from=home` is none of theirs. Facts of several clients; that the list is complete nobody says.
 */
const glued: Readonly<Record<string, RegExp>> = {
  /** Where the link was tapped: a chat, a group, Moments, favourites. */
  from: /^(?:singlemessage|groupmessage|timeline|favorites)$/,
  isappinstalled: /^[01]?$/,
  /** Where it was shared to. */
  shareTo: /^(?:weixin|wx|qq|qzone|timeline)\w*$/i,
  /** From messages of official accounts. */
  clicktime: /^\d+$/,
  enterid: /^\d+$/,
  nsukey: /^[\w%.+/=-]*$/,
};

/** Of official accounts as well, but a word that products use: it goes with these only. */
const SCENE = { name: 'scene', value: /^\d+$/, goesWith: ['clicktime', 'enterid'] } as const;

export type StripOptions = {
  /** Names that the route declares: whatever stands there is the page's. */
  readonly own?: readonly string[];
};

/**
 * The same address without those, behind the '?' and behind one in the hash. All else keeps its order and its very
 * bytes.
 */
export function stripShareParams(url: string, { own = [] }: StripOptions = {}): string {
  const [beforeHash, ...hash] = url.split('#');
  return [beforeHash ?? '', ...hash].map((part) => stripPart(part, own)).join('#');
}

function stripPart(part: string, own: readonly string[]): string {
  const at = part.indexOf('?');
  if (at < 0) return part;
  const pairs = part.slice(at + 1).split('&');
  const isGlued = (pair: string) => {
    const [name, value] = fieldOf(pair);
    return !own.includes(name) && hasOwn(glued, name) && glued[name]?.test(value) === true;
  };
  const comesFromAccount = pairs.some(
    (pair) => isGlued(pair) && SCENE.goesWith.some((name) => name === fieldOf(pair)[0]),
  );
  const isScene = (pair: string) => {
    const [name, value] = fieldOf(pair);
    return name === SCENE.name && !own.includes(name) && SCENE.value.test(value);
  };
  const kept = pairs.filter((pair) => !isGlued(pair) && !(comesFromAccount && isScene(pair)));
  if (kept.length === pairs.length) return part;
  const query = kept.join('&');
  return part.slice(0, at) + (query === '' ? '' : `?${query}`);
}

function fieldOf(pair: string): readonly [name: string, value: string] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}
