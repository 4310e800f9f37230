/**
 * Whether a connection that closed with this code is worth another. Not after a normal end, nor after a no that
 * will be a no again: a breach of protocol or policy, or a code of the server's own.
 */
export function shouldReconnect(code: number): boolean {
  const final = [1000, 1002, 1003, 1007, 1008, 1009, 1010, 1015];
  return code < 3000 && !final.includes(code);
}
