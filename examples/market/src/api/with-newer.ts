import type { Message } from './types.ts';

/** The messages of a chat with newer ones. A message that is there already keeps its place. */
export function withNewer(messages: readonly Message[], newer: readonly Message[]): Message[] {
  const byId = new Map([...messages, ...newer].map((message) => [message.id, message]));
  return [...byId.values()];
}
