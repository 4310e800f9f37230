export { createTestApp, type TestApp, type TestAppOptions } from '@/app/boot/create-test-app';
export { createMemoryHistory, type MemoryHistory, type MemoryHistoryOptions } from '@/router';
