/**
 * The simplest picture of a navigator that can be right: a list of history entries, each of which tells a
 * whole stack, the stack on show, and the tabs kept beside it. It knows nothing of the router's code.
 */

export type Page = {
  readonly id: string;
  readonly url: string;
  /** Position of the history entry that it began on. */
  readonly at: number;
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

export function switchTab(world: World, url: string): void {
  showTab(world, url, reach(world, world.stack[0]!.at));
}

export function back(world: World, delta: number): void {
  if (world.stack.length === 1) return relaunch(world, '/');
  const depth = world.stack.length - 1 - Math.min(Math.max(1, delta), world.stack.length - 1);
  const target = world.stack[depth]!;
  const at = reach(world, target.at);
  const told = entryAt(world, at);
  const { id, url } = told[told.length - 1]!;
  const isItsOwn = at === target.at && at < world.at && id === target.id && url === target.url;
  if (isItsOwn) land(world, at);
  else write(world, at, [...world.stack.slice(0, depth), { ...target, at }]);
}

/** The visitor's own travel: silent out of range. */
export function travel(world: World, delta: number): void {
  if (delta !== 0 && entryAt(world, world.at + delta)) land(world, world.at + delta);
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
  world.tabs = [];
}

export function top(world: World): Page {
  return world.stack[world.stack.length - 1]!;
}

function openOnTop(world: World, url: string, at: number): void {
  const isFull = world.stack.length >= world.limits.stack;
  const below = world.stack.filter((_, depth) => !isFull || depth !== 1);
  write(world, at, [...below, makePage(world, url, at)]);
}

function showTab(world: World, url: string, at: number): void {
  const id = `tab:${pathOf(url)}`;
  const roots = [world.stack[0]!, ...world.tabs].filter((page) => isTab(page.url));
  world.tabs = roots.filter((page) => page.id !== id);
  write(world, at, [{ id, url, at }]);
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
  const stack = entryAt(world, at);
  world.tabs = [world.stack[0]!, ...world.tabs].filter(
    (page) => isTab(page.url) && !stack.some(({ id }) => id === page.id),
  );
  world.at = at;
  world.stack = stack;
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
  return { id: isTab(url) ? `tab:${pathOf(url)}` : `page ${world.made}`, url, at };
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}
