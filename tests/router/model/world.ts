/**
 * A minimal model of the navigator: the history entries, the current stack and the kept tabs. Each history entry
 * describes a whole stack. The model uses no code of the router.
 */

export type Page = {
  readonly id: string;
  readonly url: string;
  /** Position of the page's first history entry. */
  readonly at: number;
  /** Position of the history entry on which the page was covered. */
  readonly left: number;
};

export type World = {
  entries: (readonly Page[])[];
  /** The number of oldest entries that the browser has dropped. */
  dropped: number;
  at: number;
  /** The entries above it belong to pages that others have replaced. */
  deadAbove: number | null;
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
  const nothing = { entries: [], stack: [], tabs: [] };
  const world: World = { ...nothing, dropped: 0, at: 0, deadAbove: null, made: 0, limits };
  world.stack = [makePage(world, url, 0)];
  world.entries = [world.stack];
  return world;
}

export function navigate(world: World, url: string): void {
  openOnTop(world, url, push(world));
}

export function redirect(world: World, url: string): void {
  const at = reach(world, top(world).at);
  replace(world, at, [...world.stack.slice(0, -1), makePage(world, url, at)]);
}

export function relaunch(world: World, url: string): void {
  const at = reach(world, world.stack[0]!.at);
  world.tabs = [];
  replace(world, at, [makePage(world, url, at)]);
}

/** A tab keeps its URL unless the call has another one. Nothing happens if the tab is already shown. */
export function switchTab(world: World, requestedUrl: string): void {
  const isKept = (page: Page) => isTab(page.url) && pathOf(page.url) === requestedUrl;
  const url = [world.stack[0]!, ...world.tabs].find(isKept)?.url ?? requestedUrl;
  if (world.stack.length === 1 && url === world.stack[0]!.url) return;
  const { id } = top(world);
  showTab(world, url, reach(world, world.stack[0]!.at));
  if (top(world).id !== id) world.deadAbove = world.at;
}

/** Returns the URL of the page on top, or why nothing has happened. */
export function back(world: World, delta: number): string {
  if (world.stack.length === 1) {
    relaunch(world, '/');
  } else {
    const depth = world.stack.length - 1 - Math.min(Math.max(1, delta), world.stack.length - 1);
    const { url } = world.stack[depth]!;
    if (pathOf(url) === '/nope') return `page not found: ${url}`;
    goBackTo(world, depth);
  }
  return top(world).url;
}

function goBackTo(world: World, depth: number): void {
  const target = world.stack[depth]!;
  const at = reach(world, target.left);
  const stack = world.stack.slice(0, depth + 1);
  const hasEntry = at === target.left && at < world.at;
  if (!hasEntry) return replace(world, at, [...stack.slice(0, -1), { ...target, at, left: at }]);
  const { tabs } = world;
  goToEntry(world, at);
  if (top(world).id === target.id) return;
  // The entry describes another page by now. Back must show its target, so the entry is written again.
  world.tabs = tabs;
  write(world, at, stack);
}

/** A travel of the user. Nothing happens out of range, and the app reverts a travel to a dead entry. */
export function travel(world: World, delta: number): void {
  const at = world.at + delta;
  if (delta === 0 || !entryAt(world, at) || isDead(world, at)) return;
  goToEntry(world, at);
}

/** Whether the entry is in front of a page that has taken the place of others. */
export function isDead({ deadAbove }: World, at: number): boolean {
  return deadAbove !== null && at > deadAbove;
}

/** A typed address, an anchor, or a link that the app does not handle. */
export function visit(world: World, url: string): void {
  if (url === top(world).url) return;
  const at = push(world);
  const page = top(world);
  if (withoutHash(url) === withoutHash(page.url)) write(world, at, withTopUrl(world, url));
  else if (isTab(url)) showTab(world, url, at);
  else openOnTop(world, url, at);
}

/** Another query for the page on top. */
export function step(world: World, url: string, mode: 'push' | 'replace'): void {
  const at = mode === 'push' ? push(world) : world.at;
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

/** Adds an entry above the current one and drops the forward entries. Returns the new position. */
function push(world: World): number {
  const at = world.at + 1;
  world.entries = [...world.entries.slice(0, at - world.dropped), world.stack];
  if (world.entries.length > world.limits.history) {
    world.entries = world.entries.slice(1);
    world.dropped += 1;
  }
  world.deadAbove = null;
  return at;
}

function goToEntry(world: World, at: number): void {
  const described = entryAt(world, at);
  const stack = at > world.at ? mergeForward(world, described) : mergeBack(world, described, at);
  world.tabs = [world.stack[0]!, ...world.tabs].filter(
    (page) => isTab(page.url) && !stack.some(({ id }) => id === page.id),
  );
  write(world, at, stack);
}

/** Forward: the entry has the pages. Pages that are in the current stack keep their current URL. */
function mergeForward(world: World, described: readonly Page[]): readonly Page[] {
  const current = coveredAt(world, world.at);
  return described.map((page, depth) => {
    const currentPage = current.find(({ id }) => id === page.id);
    const isTop = depth === described.length - 1;
    return currentPage && currentPage.left >= page.left && !isTop ? currentPage : page;
  });
}

/** Back: the current stack is right. The entry adds pages that had left it, and an earlier URL of the page on top. */
function mergeBack(world: World, described: readonly Page[], at: number): readonly Page[] {
  const page = described[described.length - 1]!;
  const below = coveredAt(world, world.at).filter((other) => other.at <= at);
  const rival = below.find((other) => other.id !== page.id && covers(other, page.at));
  const current = rival ? below.filter(({ left }) => left < page.at) : below;
  if (current.length === 0) return described;
  const added = described.filter(
    (candidate) =>
      candidate.at > current[0]!.at &&
      !current.some(({ id }) => id === candidate.id) &&
      !current.some((other) => covers(other, candidate.at) || covers(candidate, other.at)),
  );
  const all = [...current, ...added].sort((a, b) => a.at - b.at);
  const last = all[all.length - 1]!;
  const newTop = last.id === page.id ? page : last;
  const stack = [...all.slice(0, -1), newTop];
  return stack.filter((_, depth) => depth === 0 || depth >= stack.length - world.limits.stack + 1);
}

function covers(page: Page, at: number): boolean {
  return page.at <= at && at <= page.left;
}

/** The current stack after something has opened above the entry at this position. */
function coveredAt(world: World, at: number): readonly Page[] {
  const page = top(world);
  return [...world.stack.slice(0, -1), { ...page, left: Math.max(page.at, at) }];
}

function write(world: World, at: number, stack: readonly Page[]): void {
  world.at = at;
  world.stack = stack;
  world.entries[at - world.dropped] = stack;
}

/** The page on top takes the place of others, so Forward leads nowhere. */
function replace(world: World, at: number, stack: readonly Page[]): void {
  write(world, at, stack);
  world.deadAbove = at;
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
