/** Digits of any script that a phone's keyboard gives, as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Those of a script follow each other, so the value is how many are before it.
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}

/** In groups, with another sign for the point: "1,234.5", "1.234,5". */
const GROUPED = /\d([.,])\d{2,3}(?:\1\d{3})*(?!\1)[.,]\d/;

/** Nobody types groups, for a comma is a point at once: a program has written what is pasted so. */
function withoutGroups(text: string): string {
  if (GROUPED.test(text)) return text.replace(/[.,](?=.*[.,])/g, '');
  return /,.*,/.test(text) ? text.replace(/,/g, '') : text;
}

/** What can be, or become, a number: "-" and "1." are on their way. A comma is a point, letters are dropped. */
export function keepNumber(text: string): string {
  const plain = withoutGroups(plainDigits(text))
    .replace(/[,\u066b\uff0c\uff0e\u3002]/g, '.')
    .replace(/[\u2212\uff0d]/g, '-');
  const sign = /^[^\d.]*-/.test(plain) ? '-' : '';
  const [whole = '', ...parts] = plain.replace(/[^\d.]/g, '').split('.');
  return sign + whole + (parts.length > 0 ? `.${parts.join('')}` : '');
}

/** Whether the owner's text says what is typed already: "1" for "1.", nothing for "-". */
export function isSameNumber(typed: string, wanted: string): boolean {
  const number = Number.parseFloat(typed);
  if (Number.isNaN(number)) return wanted === '' || wanted === 'NaN' || wanted === '0';
  return wanted.trim() !== '' && Number(wanted) === number;
}
