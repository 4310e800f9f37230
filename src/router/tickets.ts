import { quote, refuse } from './core/refusal';
import type { Refusal } from './core/types';

type TicketPhase = 'resolving' | 'under-way' | 'settling';

/** One navigation from its call until its page has settled. Its key is locked that long [S2.5]. */
export type Ticket = {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly phase: TicketPhase;
  /** Why it was called off, while it was still resolving. */
  readonly refusal: Refusal | null;
  /** Resolves when it is called off. */
  readonly calledOff: Promise<void>;
  enter(phase: TicketPhase): void;
  end(): void;
};

export type Tickets = {
  isLocked(key: string): boolean;
  open(key: string): Ticket;
  /** Resolves when the call under way has led somewhere, or nowhere; null if there is none. */
  outcome(): Promise<void> | null;
  /** Calls off whatever has not touched the history yet. */
  callOff(code: 'superseded' | 'cancel'): void;
};

/** The lock table of navigations: keyed by path and query, ended only by its own navigation. */
export function createTickets(): Tickets {
  const held = new Set<
    Ticket & { readonly outcome: Promise<void>; callOff(refusal: Refusal): void }
  >();

  const open = (key: string): Ticket => {
    const controller = new AbortController();
    let phase: TicketPhase = 'resolving';
    let refusal: Refusal | null = null;
    const calledOff = new Promise<void>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve());
    });
    let decide = () => {};
    const outcome = new Promise<void>((resolve) => {
      decide = resolve;
    });
    const ticket = {
      key,
      outcome,
      signal: controller.signal,
      calledOff,
      get phase() {
        return phase;
      },
      get refusal() {
        return refusal;
      },
      enter: (next: TicketPhase) => {
        phase = next;
        if (next === 'settling') decide();
      },
      end: () => {
        held.delete(ticket);
        decide();
      },
      callOff: (reason: Refusal) => {
        refusal = reason;
        ticket.end();
        controller.abort();
      },
    };
    held.add(ticket);
    return ticket;
  };

  return {
    isLocked: (key) => [...held].some((ticket) => ticket.key === key),
    open,
    outcome: () => [...held].find(({ phase }) => phase !== 'settling')?.outcome ?? null,
    callOff: (code) => {
      for (const ticket of [...held]) {
        if (ticket.phase === 'resolving')
          ticket.callOff(refuse(code, `${code}: ${quote(ticket.key)}`));
      }
    },
  };
}
