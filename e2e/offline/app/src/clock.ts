// The clock of a phone can be wrong. A test stores the years in one tab, because not each engine can run a script of a
// test before the app starts.

const years = Number(sessionStorage.getItem('clock') ?? 0);
if (years !== 0) {
  const RealDate = Date;
  const now = () => RealDate.now() + years * 365.25 * 24 * 3600 * 1000;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values) => Reflect.construct(target, values.length > 0 ? values : [now()]),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

export {};
