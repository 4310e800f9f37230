import '@/components/tokens-extra.css';
import type { UploadProps } from './types';
import { UploadBody } from './upload-body';
import { UploadInApp } from './upload-in-app';

/** Files of the visitor, on their way to a server: each by itself, with its own percent, end and second try. */
export function Upload(props: UploadProps) {
  if (props.url !== undefined || props.quality !== undefined) return <UploadInApp {...props} />;
  return <UploadBody props={props} send={props.upload ?? null} />;
}
