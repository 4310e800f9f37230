import { describe, expect, it } from 'vitest';
import { createTickets } from '@/router/tickets';
import { flush } from '../helpers/flush';

describe('[S2.5] the lock table of navigations', () => {
  it('locks a key from the call until the end', () => {
    const tickets = createTickets();
    expect(tickets.isLocked('/slow?x=1')).toBe(false);
    const ticket = tickets.open('/slow?x=1');
    for (const phase of ['resolving', 'under-way', 'settling'] as const) {
      ticket.enter(phase);
      expect(tickets.isLocked('/slow?x=1')).toBe(true);
    }
    ticket.end();
    expect(tickets.isLocked('/slow?x=1')).toBe(false);
  });

  it('locks path and query, not the path', () => {
    const tickets = createTickets();
    tickets.open('/item/1?n=1');
    expect(tickets.isLocked('/item/1?n=2')).toBe(false);
    expect(tickets.isLocked('/item/1')).toBe(false);
  });

  it('frees nothing when another ticket of the same key ends', () => {
    const tickets = createTickets();
    const [first, second] = [tickets.open('/a'), tickets.open('/a')];
    second.end();
    second.end();
    expect(tickets.isLocked('/a')).toBe(true);
    first.end();
    expect(tickets.isLocked('/a')).toBe(false);
  });
});

describe('calling off', () => {
  it('reaches what has not touched the history yet, and frees it', async () => {
    const tickets = createTickets();
    const ticket = tickets.open('/slow');
    let isOff = false;
    void ticket.calledOff.then(() => {
      isOff = true;
    });
    tickets.callOff('superseded');
    await flush();
    expect(isOff).toBe(true);
    expect(ticket.signal.aborted).toBe(true);
    expect(ticket.refusal).toEqual({ refused: 'superseded', message: 'superseded: /slow' });
    expect(tickets.isLocked('/slow')).toBe(false);
  });

  it('says why', () => {
    const tickets = createTickets();
    const ticket = tickets.open('/slow');
    tickets.callOff('cancel');
    expect(ticket.refusal).toEqual({ refused: 'cancel', message: 'cancel: /slow' });
  });

  it.each(['under-way', 'settling'] as const)('leaves alone what is %s', (phase) => {
    const tickets = createTickets();
    const ticket = tickets.open('/slow');
    ticket.enter(phase);
    tickets.callOff('superseded');
    expect(ticket.refusal).toBeNull();
    expect(ticket.signal.aborted).toBe(false);
    expect(tickets.isLocked('/slow')).toBe(true);
    expect(ticket.phase).toBe(phase);
  });
});

describe('the outcome of the call under way', () => {
  const hasCome = async (outcome: Promise<void> | null) => {
    let come = false;
    void outcome?.then(() => {
      come = true;
    });
    await flush();
    return come;
  };

  it('is none without one', () => {
    const tickets = createTickets();
    expect(tickets.outcome()).toBe(null);
    tickets.open('/a').end();
    expect(tickets.outcome()).toBe(null);
  });

  it('is there once the new page only has to settle', async () => {
    const tickets = createTickets();
    const ticket = tickets.open('/a');
    const outcome = tickets.outcome();
    ticket.enter('under-way');
    expect(await hasCome(outcome)).toBe(false);
    ticket.enter('settling');
    expect(await hasCome(outcome)).toBe(true);
    expect(tickets.outcome()).toBe(null);
  });

  it('is there when it has led nowhere', async () => {
    const tickets = createTickets();
    const ended = tickets.open('/a');
    const first = tickets.outcome();
    ended.end();
    expect(await hasCome(first)).toBe(true);
    tickets.open('/b');
    const second = tickets.outcome();
    tickets.callOff('superseded');
    expect(await hasCome(second)).toBe(true);
  });
});
