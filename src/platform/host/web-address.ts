import { type Field, text } from '@/platform/call/params';

/** An http(s) address, or one that is relative to the page's. */
export const webAddress: Field<string> = (value, name) => {
  const answer = text(value, name);
  if ('refused' in answer || isWeb(answer.value)) return answer;
  return { refused: `parameter.${name} should be a web address` };
};

function isWeb(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, 'https://page').protocol);
  } catch {
    return false;
  }
}
