// A backend in a process of its own, whose memory can be measured: told to the test that forks it.
import { startServer } from '../../server/demo/backend.mjs';

const server = await startServer({});
const rss = () => process.memoryUsage().rss;
let most = rss();
setInterval(() => {
  most = Math.max(most, rss());
}, 5);
process.on('message', () => {
  process.send?.({ rss: rss(), most });
  most = rss();
});
process.send?.({ url: server.url });
