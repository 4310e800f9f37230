export { Signature, type SignatureHandle, type SignatureProps } from './signature';
export type { SignaturePoint, SignatureStroke, SignatureValue } from './strokes';
