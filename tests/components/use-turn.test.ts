import { describe, expect, it } from 'vitest';
import { joinTurns } from '@/components/kit/use-turn';

/** Toasts that want the same place, by name. The log tells which of them began and which were replaced. */
function createPlace() {
  const document = {} as Document;
  const log: string[] = [];
  const firm = new Set<string>();
  const open = (name: string) =>
    joinTurns(document, 'toast', {
      isFirm: () => firm.has(name),
      begin: () => log.push(`${name} begins`),
      replaced: () => log.push(`${name} replaced`),
    });
  return { open, log, firm };
}

describe('a place on the screen that several toasts want', () => {
  it('goes to the newest one', () => {
    const { open, log } = createPlace();
    open('first');
    open('second');
    expect(log).toEqual(['first begins', 'first replaced', 'second begins']);
  });

  it('stays with a firm one, and the others follow in their order', () => {
    const { open, log, firm } = createPlace();
    firm.add('first');
    const close = open('first');
    const closeSecond = open('second');
    open('third');
    close();
    closeSecond();
    expect(log).toEqual(['first begins', 'second begins', 'third begins']);
  });

  it('goes to the one that waits when the firm one has lost its button and a new one comes', () => {
    const { open, log, firm } = createPlace();
    firm.add('first');
    open('first');
    const closeSecond = open('second');
    firm.delete('first');
    open('third');
    expect(log).toEqual(['first begins', 'first replaced', 'second begins']);
    closeSecond();
    expect(log).toEqual(['first begins', 'first replaced', 'second begins', 'third begins']);
  });
});
