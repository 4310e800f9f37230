/**
 * The simplest picture of a navigator that can be right: a list of history entries, each of which tells a
 * whole stack, the stack on show, and the tabs kept beside it. It knows nothing of the router's code.
 */

export type Page = {
  readonly id: string;
  readonly url: string;
  /** Position of the history entry that it began on. */
  readonly at: number;
  /** Position of the history entry on which it was covered. */
  readonly left: number;
  /** Another page has taken its entry since: it is written when the browser lands there. */
  readonly isTaken?: boolean;
};

export type World = {
  entries: (readonly Page[])[];
  /** Entries that the browser has dropped at the bottom of its list. */
  dropped: number;
  at: number;
  stack: readonly Page[];
  tabs: readonly Page[];
  made: number;
  readonly limits: WorldLimits;
};

export type WorldLimits = { readonly history: number; readonly stack: number };

const TABS = ['/', '/me', '/shop'];

export function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}

export function isTab(url: string): boolean {
  return TABS.includes(pathOf(url));
}

export function createWorld(url: string, limits: WorldLimits): World {
  const world: World = { entries: [], dropped: 0, at: 0, stack: [], tabs: [], made: 0, limits };
  world.stack = [makePage(world, url, 0)];
  world.entries = [world.stack];
  return world;
}

export function navigate(world: World, url: string): void {
  openOnTop(world, url, push(world));
}

export function redirect(world: World, url: string): void {
  const at = reach(world, top(world).at);
  write(world, at, [...world.stack.slice(0, -1), makePage(world, url, at)]);
}

export function relaunch(world: World, url: string): void {
  const at = reach(world, world.stack[0]!.at);
  world.tabs = [];
  write(world, at, [makePage(world, url, at)]);
}

/** A tab keeps its address unless another one is asked for. Where it is on show nothing happens. */
export function switchTab(world: World, asked: string): void {
  const isKept = (page: Page) => isTab(page.url) && pathOf(page.url) === asked;
  const url = [world.stack[0]!, ...world.tabs].find(isKept)?.url ?? asked;
  if (world.stack.length === 1 && url === world.stack[0]!.url) return;
  showTab(world, url, reach(world, world.stack[0]!.at));
}

export function back(world: World, delta: number): void {
  if (world.stack.length === 1) return relaunch(world, '/');
  const depth = world.stack.length - 1 - Math.min(Math.max(1, delta), world.stack.length - 1);
  const target = world.stack[depth]!;
  const at = reach(world, target.left);
  const stack = world.stack.slice(0, depth + 1);
  const isThere = at === target.left && at < world.at;
  if (!isThere) return write(world, at, [...stack.slice(0, -1), { ...target, at, left: at }]);
  const { tabs } = world;
  land(world, at);
  if (top(world).id === target.id) return;
  // The entry shows something else by now: back is about the page, so that is written over it.
  world.tabs = tabs;
  write(world, at, stack);
}

/** The user's own travel: silent out of range, and turned back where nothing is to be seen. */
export function travel(world: World, delta: number): void {
  const at = world.at + delta;
  if (delta === 0 || !entryAt(world, at) || isDead(world, at)) return;
  land(world, at);
}

/** An entry above that shows an address step of a page that is gone. */
export function isDead(world: World, at: number): boolean {
  const told = entryAt(world, at);
  const page = told?.[told.length - 1];
  return page !== undefined && at > world.at && page.at <= world.at && page.id !== top(world).id;
}

/** A typed address, an anchor, a link that the app does not know of. */
export function visit(world: World, url: string): void {
  if (url === top(world).url) return;
  const at = push(world);
  const page = top(world);
  if (withoutHash(url) === withoutHash(page.url)) write(world, at, withTopUrl(world, url));
  else if (isTab(url)) showTab(world, url, at);
  else openOnTop(world, url, at);
}

/** Another query for the page on top. */
export function step(world: World, url: string, how: 'push' | 'replace'): void {
  const at = how === 'push' ? push(world) : world.at;
  write(world, at, withTopUrl(world, url));
}

export function reload(world: World): void {
  world.stack = entryAt(world, world.at);
  world.tabs = world.tabs.filter(({ url }) => url !== pathOf(url));
}

export function top(world: World): Page {
  return world.stack[world.stack.length - 1]!;
}

function openOnTop(world: World, url: string, at: number): void {
  const isFull = world.stack.length >= world.limits.stack;
  const stack = coveredAt(world, at - 1);
  const below = stack.filter((_, depth) => !isFull || depth !== 1);
  write(world, at, [...below, makePage(world, url, at)]);
}

function showTab(world: World, url: string, at: number): void {
  const id = `tab:${pathOf(url)}`;
  const roots = [world.stack[0]!, ...world.tabs].filter((page) => isTab(page.url));
  world.tabs = roots.filter((page) => page.id !== id);
  write(world, at, [{ id, url, at, left: at }]);
}

/** A new entry above the present one; what was forward is gone. Answers with its position. */
function push(world: World): number {
  const at = world.at + 1;
  world.entries = [...world.entries.slice(0, at - world.dropped), world.stack];
  if (world.entries.length > world.limits.history) {
    world.entries = world.entries.slice(1);
    world.dropped += 1;
  }
  return at;
}

function land(world: World, at: number): void {
  const told = entryAt(world, at);
  const stack = at > world.at ? wayForward(world, told) : wayBack(world, told, at);
  world.tabs = [world.stack[0]!, ...world.tabs].filter(
    (page) => isTab(page.url) && !stack.some(({ id }) => id === page.id),
  );
  write(world, at, stack);
}

/** The entry names the pages. Those that are known keep the address that they have now. */
function wayForward(world: World, told: readonly Page[]): readonly Page[] {
  const own = coveredAt(world, world.at);
  return told.map((page, depth) => {
    const known = own.find(({ id }) => id === page.id);
    if (depth === told.length - 1) return page;
    if (known) return known.at === page.at && known.left >= page.left ? known : page;
    return own.some((other) => covers(other, page.left)) ? { ...page, isTaken: true } : page;
  });
}

/** The stack on show is right. The entry adds what had left it, and an earlier address of the page on top. */
function wayBack(world: World, told: readonly Page[], at: number): readonly Page[] {
  const page = told[told.length - 1]!;
  const below = coveredAt(world, world.at).filter((own) => own.at <= at);
  const rival = below.find((own) => own.id !== page.id && covers(own, page.at));
  const own = rival && !rival.isTaken ? below.filter(({ left }) => left < page.at) : below;
  if (own.length === 0) return told;
  const added = told.filter(
    (other) =>
      other.at > own[0]!.at &&
      !own.some(({ id }) => id === other.id) &&
      !own.some((known) => covers(known, other.at) || covers(other, known.at)),
  );
  const all = [...own, ...added].sort((a, b) => a.at - b.at);
  const last = all[all.length - 1]!;
  const isStale = last.isTaken && last.left === at;
  const shown = isStale || last.id !== page.id ? { ...last, isTaken: false } : page;
  const stack = [...all.slice(0, -1), shown];
  return stack.filter((_, depth) => depth === 0 || depth >= stack.length - world.limits.stack + 1);
}

function covers(page: Page, at: number): boolean {
  return page.at <= at && at <= page.left;
}

/** The stack once something opens above the entry at a position. */
function coveredAt(world: World, at: number): readonly Page[] {
  const page = top(world);
  return [...world.stack.slice(0, -1), { ...page, left: Math.max(page.at, at) }];
}

function write(world: World, at: number, stack: readonly Page[]): void {
  world.at = at;
  world.stack = stack;
  world.entries[at - world.dropped] = stack;
}

function reach(world: World, at: number): number {
  return Math.max(at, world.dropped);
}

function entryAt(world: World, at: number): readonly Page[] {
  return world.entries[at - world.dropped]!;
}

function withTopUrl(world: World, url: string): readonly Page[] {
  return [...world.stack.slice(0, -1), { ...top(world), url }];
}

function makePage(world: World, url: string, at: number): Page {
  world.made += 1;
  return { id: isTab(url) ? `tab:${pathOf(url)}` : `page ${world.made}`, url, at, left: at };
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}
