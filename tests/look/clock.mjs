// Preloaded into the server that `npm run look` photographs: its clock begins at LOOK_TIME and runs a hundred times slower
// than the machine's, so that two sets of pictures show the same days, hours and minutes.
const begun = Number(process.env.LOOK_STARTED);
const time = Date.parse(process.env.LOOK_TIME ?? '');
const real = Date.now;

Date.now = () => Math.round(time + (real() - begun) / 100);
// A proxy, so that a date made by the engine itself, as by structuredClone, is an instance of it too.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [target.now()] : given, self),
  apply: (target) => new target(target.now()).toString(),
});
