import type { CompiledTable } from './core/match';
import { topOf } from './core/stack';
import { targetOfUrl } from './core/target';
import type { Elsewhere } from './guards';
import type { OpenParts, OpenRequest } from './open-page';

/** Where a guard leads may be a tab or a page, whatever the call was that it was asked for. */
export function leadTo(table: CompiledTable, { url, from }: Elsewhere): OpenRequest {
  const kind = targetOfUrl(table, url).tab ? 'switchTab' : 'navigate';
  return { kind, input: { to: { url } }, isLetGo: from === 'leave' };
}

/**
 * Where a guard leads in place of a page that the browser has opened already, or that stays when its visitor has signed
 * out: the pages below stay, and the refused page is not asked to leave.
 */
export function leadAway(table: CompiledTable, elsewhere: Elsewhere): OpenRequest {
  const { kind, input } = leadTo(table, elsewhere);
  return { kind: kind === 'navigate' ? 'redirect' : kind, input, isLetGo: true };
}

/** The call that takes the place of one that a guard has led elsewhere. */
export function detour(parts: OpenParts, request: OpenRequest, elsewhere: Elsewhere): OpenRequest {
  const led = leadTo(parts.table, elsewhere);
  if (elsewhere.from === 'sign-in') return signInFirst(parts, request, led, elsewhere.url);
  const isLetGo = request.isLetGo === true || led.isLetGo === true;
  const keeps =
    request.kind === 'relaunch' || (request.kind === 'redirect' && led.kind !== 'switchTab');
  return { ...request, ...led, isLetGo, ...(keeps && { kind: request.kind }) };
}

/** The sign-in page lies above the page on top, whatever was called: back then leads where the visitor was. */
function signInFirst(
  { table, engine, onSignIn }: OpenParts,
  request: OpenRequest,
  { kind, input }: OpenRequest,
  url: string,
): OpenRequest {
  const isOnTop = topOf(engine.nav()).route === targetOfUrl(table, url).route;
  return {
    kind: isOnTop && kind === 'navigate' ? 'redirect' : kind,
    input,
    onEntry: (entry) => {
      onSignIn(entry, request.kind);
      request.onEntry?.(entry);
    },
  };
}
