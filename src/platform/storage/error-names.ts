/** The errors that JavaScript itself has, and every browser can copy. */
export const ERROR = /^(Eval|Range|Reference|Syntax|Type|URI)?Error$/;
