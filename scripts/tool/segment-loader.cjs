// Lets the renderer put off what the build's copy of Next computes with every page, lib/platform/pagestore/segment-data.ts.
const head = 'export async function collectSegmentData(';

module.exports = (source) => {
  if (source.split(head).length !== 2) throw new Error('collect-segment-data.js of Next has changed');
  return `${source.replace(head, 'async function collectAll(')}
export async function collectSegmentData(...given) {
  const collect = () => collectAll(...given);
  const defer = globalThis[Symbol.for('geco.segment-data')]?.defer;
  return defer ? defer(given[1], collect) : collect();
}
`;
};
