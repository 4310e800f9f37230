const KEPT = 100;

/** The messages that a product would send: the last ones, newest first. @param {() => number} now */
export function createOutbox(now) {
  /** @type {{ phone: string, code: string, text: string, time: string }[]} */
  const messages = [];
  return {
    /** @param {string} phone @param {string} code */
    add(phone, code) {
      const text = `Your code is ${code}. It is valid for 5 minutes.`;
      messages.unshift({ phone, code, text, time: new Date(now()).toISOString() });
      messages.length = Math.min(messages.length, KEPT);
    },
    /** @param {string | null} phone */
    list: (phone) => messages.filter((message) => phone === null || message.phone === phone),
  };
}
