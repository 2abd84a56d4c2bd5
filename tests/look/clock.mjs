// Preloaded into the server that `npm run look` photographs: its clock starts at LOOK_TIME and runs at a hundredth of
// real speed, so that two sets of screenshots show the same times.
const begun = Number(process.env.LOOK_STARTED);
const time = Date.parse(process.env.LOOK_TIME ?? '');
const real = Date.now;

Date.now = () => Math.round(time + (real() - begun) / 100);
// A proxy, so that dates created by the engine, for example by structuredClone, are instances of it too.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [target.now()] : given, self),
  apply: (target) => new target(target.now()).toString(),
});
