export { App } from '@modelcontextprotocol/ext-apps';
