import { type Apis, choice, flag, hear, number, off, text } from './api-entry';

export const networkApis = {
  request: {
    en: 'Sends an HTTP request. Only 200 to 299 is a success.',
    zh: '发起 HTTP 请求。只有 200 至 299 视为成功。',
    fields: [
      text('url', '/api/echo?item=honey'),
      choice('method', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
      text('data', ''),
      choice('dataType', 'json', 'text'),
      number('retry', '0'),
      number('timeout', '10000'),
    ],
  },
  uploadFile: {
    en: 'Uploads files as a form and reports the progress.',
    zh: '以表单上传文件，并报告进度。',
    fields: [
      text('url', '/api/upload'),
      text('filePath', 'data:text/plain,Honey'),
      text('name', 'file'),
    ],
  },
  downloadFile: {
    en: 'Downloads a file. Continues after a lost connection.',
    zh: '按原名下载文件；中断后续传。',
    fields: [text('url', '/api/bytes/300000?name=honey.bin'), number('resume', '5')],
  },
  createClient: {
    en: 'Makes a client with its own base URL, header and interceptors.',
    zh: '带有独立基地址、请求头与拦截器的请求客户端。',
    fields: [text('baseURL', '/api'), number('timeout', '10000')],
    demo: {
      run: async (platform, { baseURL, timeout }) => {
        const client = platform.createClient({
          baseURL: String(baseURL ?? ''),
          timeout: Number(timeout ?? 10_000),
          header: { 'X-Item': 'honey' },
        });
        return (await client.get('/echo', { data: { n: 1 } })).data;
      },
      code: "const client = platform.createClient({\n  baseURL: '/api',\n  header: { 'X-Item': 'honey' },\n});\nconst { data } = await client.get('/echo', { data: { n: 1 } });",
    },
  },
  connectSocket: {
    en: 'Opens a WebSocket. This example sends a text and waits for the echo.',
    zh: '建立 WebSocket 连接。示例发送一段文字并等待回音。',
    fields: [text('url', '/api/socket'), text('data', 'honey'), flag('reconnect', 'false')],
    demo: {
      run: async (platform, { url, data, reconnect }, tell) => {
        const socket = platform.connectSocket({
          url: String(url ?? ''),
          reconnect: reconnect === true,
          beforeOpen: 'queue',
        });
        socket.onOpen(() => tell('open'));
        socket.onError(({ error }) => tell(error.errMsg));
        const closed = new Promise<unknown>((resolve) => {
          socket.onClose(resolve);
        });
        const echoed = new Promise<unknown>((resolve) => {
          socket.onMessage(resolve);
        });
        await socket.send({ data: String(data ?? '') });
        const answer = await Promise.race([echoed, closed]);
        await socket.close();
        return answer;
      },
      code: "const socket = platform.connectSocket({\n  url: '/api/socket',\n  beforeOpen: 'queue',\n});\nsocket.onMessage(({ data }) => console.log(data));\nawait socket.send({ data: 'honey' });",
    },
  },
  sendSocketMessage: {
    en: 'Sends through the newest socket. Rejects if there is none open.',
    zh: '通过最新的连接发送消息；没有连接时失败。',
    fields: [text('data', 'honey')],
  },
  closeSocket: {
    en: 'Closes the newest socket. Rejects if there is none open.',
    zh: '关闭最新的连接；没有连接时失败。',
    fields: [number('code', '1000'), text('reason')],
  },
  onSocketOpen: {
    ...hear,
    en: 'Runs when the newest socket has connected.',
    zh: '最新的连接已建立。',
  },
  offSocketOpen: off,
  onSocketMessage: {
    ...hear,
    en: 'Runs when the newest socket receives a message.',
    zh: '最新的连接收到的消息。',
  },
  offSocketMessage: off,
  onSocketError: {
    ...hear,
    en: 'Runs when the newest socket cannot connect or loses its connection.',
    zh: '最新的连接失败或中断。',
  },
  offSocketError: off,
  onSocketClose: {
    ...hear,
    en: 'Runs when the newest socket has closed.',
    zh: '最新的连接已关闭。',
  },
  offSocketClose: off,
} as const satisfies Apis;
