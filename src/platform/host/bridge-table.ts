/**
 * Calls of WeChat's bridge that have no call of their own in Portico, by the names of the bridge. A product may add its own:
 * `declare module 'portico' { interface BridgeCalls { name: { params: {...}; data: {...} } } }`.
 */
export interface BridgeCalls {
  /** The user chooses one of the addresses that WeChat keeps. */
  editAddress: {
    params: {};
    data: {
      userName: string;
      telNumber: string;
      /** The province. The name is WeChat's spelling. */
      proviceFirstStageName: string;
      addressCitySecondStageName: string;
      addressCountiesThirdStageName: string;
      addressDetailInfo: string;
      addressPostalCode: string;
      nationalCode: string;
    };
  };
  /** The words of a voice. */
  translateVoice: {
    params: { localId: string; isShowProgressTips?: 0 | 1 };
    data: { translateResult: string };
  };
  /** The page of a product in WeChat's shop. */
  openProductViewWithPid: { params: { pid: string; view_type: 0 | 1 | 2 }; data: {} };
}

export type BridgeName = keyof BridgeCalls & string;

export type BridgeParams<N extends string> = N extends BridgeName
  ? BridgeCalls[N]['params']
  : Readonly<Record<string, unknown>>;

/** The data of an answer. It has WeChat's own message too. */
export type BridgeData<N extends string> = Readonly<
  N extends BridgeName ? BridgeCalls[N]['data'] : Record<string, unknown>
>;
