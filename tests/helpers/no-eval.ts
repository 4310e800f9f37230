import { config } from 'zod';

// The policy of the tests forbids `new Function`, with which zod makes its checks faster. Import this file before the SDK.
config({ jitless: true });
