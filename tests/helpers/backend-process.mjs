// A demo server in a separate process. It reports its memory to the test that started it.
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
