import { type Field, number } from '@/platform/call/params';

/** Rounded, as in the reference runtime. */
export const pixel: Field<number> = (value, name) => {
  const answer = number(value, name);
  return 'value' in answer ? { value: Math.round(answer.value) } : answer;
};

export const side: Field<number> = (value, name) => {
  const answer = pixel(value, name);
  if ('refused' in answer || answer.value >= 1) return answer;
  return { refused: `parameter.${name} should be at least 1` };
};
