type LateCode = typeof import('@/components/late-layer');

export type Network = { isGone: boolean; asked: number };

/** Late parts of components over a network that may be gone. */
export function overNetwork(late: LateCode, network: Network): LateCode {
  return {
    ...late,
    lateLayer: (load) =>
      late.lateLayer(() => {
        network.asked += 1;
        return network.isGone ? Promise.reject(new TypeError('no network')) : load();
      }),
  };
}
