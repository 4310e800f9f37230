import { describe, expect, it } from 'vitest';
import { answerMessage } from '../../../../server/demo/sockets.mjs';

type Socket = Parameters<typeof answerMessage>[0];

/** A socket whose client reads only when the test calls `read`. */
function slowSocket(bufferedAmount: number) {
  const log: string[] = [];
  let sent = () => {};
  const socket = {
    bufferedAmount,
    pause: () => log.push('pause'),
    resume: () => log.push('resume'),
    send(_data: unknown, _options: unknown, done: () => void) {
      log.push('send');
      sent = done;
    },
  } as unknown as Socket;
  return { socket, log, read: () => sent() };
}

describe('answerMessage', () => {
  it('pauses a client that does not read', () => {
    const { socket, log, read } = slowSocket(5_000_000);
    answerMessage(socket, { silent: false, faults: false }, Buffer.from('a'), false);
    expect(log).toEqual(['pause', 'send']);
    read();
    expect(log).toEqual(['pause', 'send', 'resume']);
  });

  it('does not pause other clients', () => {
    const { socket, log, read } = slowSocket(1000);
    answerMessage(socket, { silent: false, faults: false }, Buffer.from('a'), true);
    read();
    expect(log).toEqual(['send']);
  });
});
