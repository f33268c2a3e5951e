// Loaded before a program with `node --require`: what it takes for now is 400 days later.

const laterMs = 400 * 24 * 60 * 60 * 1000;
const RealDate = Date;
const later = () => RealDate.now() + laterMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(later()).toString(),
  construct(target, args, newTarget) {
    /** @type {unknown} */
    const date = Reflect.construct(target, args.length === 0 ? [later()] : args, newTarget);
    return /** @type {Date} */ (date);
  },
  get(target, name) {
    /** @type {unknown} */
    const value = Reflect.get(target, name);
    return name === 'now' ? later : value;
  },
});
