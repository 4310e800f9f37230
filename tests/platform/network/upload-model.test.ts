import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uploadFile } from '@/platform/network/upload';
import { drivenPhone } from '../../helpers/driven-phone';
import { answerWith, type RequestFault, resetRequest, serveTus } from '../../helpers/serve-tus';
import { starterOf } from '../../helpers/start-call';

const whole = Buffer.from(Array.from({ length: 10_000 }, (_, index) => (index * 7) % 251));
const file = new File([whole], 'plan.bin');
const sha1 = createHash('sha1').update(whole).digest('hex');

/** The server handles the request, and the connection breaks before the answer. */
const loseAnswer: RequestFault = ({ socket }, response) => {
  response.writeHead = () => {
    socket.destroy();
    return response;
  };
  return 'handle';
};

const faults: Readonly<Record<string, RequestFault>> = {
  reset: resetRequest,
  lost: loseAnswer,
  login: answerWith(200, { 'Content-Type': 'text/html' }, '<!doctype html><p>Login'),
  busy: answerWith(503),
  conflict: answerWith(409),
  gone: answerWith(410),
};

const somePartFaults = fc.array(
  fc.oneof(
    fc.constant('ok'),
    fc.constant('lost'),
    fc.nat(3000).map((bytes) => `drop:${bytes}`),
  ),
  { maxLength: 5 },
);

const model = fc.record({
  requestFaults: fc.array(fc.constantFrom('none', 'none', ...Object.keys(faults)), {
    maxLength: 8,
  }),
  partFaults: somePartFaults,
  chunkSize: fc.integer({ min: 1500, max: 12_000 }),
  times: fc.nat(10),
});

it('[S7.5] an upload in parts with random faults arrives exactly, or rejects', {
  tags: 'walks',
  timeout: 600_000,
}, async () => {
  let wholes = 0;
  await fc.assert(
    fc.asyncProperty(model, async ({ requestFaults, partFaults, chunkSize, times }) => {
      const byNumber = requestFaults.map((name, index) => [index + 1, faults[name]]);
      const server = await serveTus(Object.fromEntries(byNumber.filter(([, fault]) => fault)));
      const { context, drive, timers } = drivenPhone();
      let uploadUrl = '';
      const onStart = (url: string) => {
        uploadUrl = url;
      };
      const task = starterOf(
        context,
        'uploadFile',
        uploadFile,
      )({
        url: server.url,
        file,
        timeout: 0,
        formData: { faults: partFaults.join(',') },
        resume: { chunkSize, times, delay: 10, onStart },
      });
      const error = await drive(task).then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(timers()).toBe(0);
      if (error === null) {
        wholes += 1;
        expect(await server.sha1(uploadUrl)).toBe(sha1);
      } else expect(error).toMatchObject({ name: 'PlatformError', api: 'uploadFile' });
      await server.close();
    }),
    { numRuns: process.env.FULL ? 200 : 25 },
  );
  expect(wholes).toBeGreaterThan(5);
});
