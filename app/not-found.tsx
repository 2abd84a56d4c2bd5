/** Never seen: the front answers every missing page whole. In its place Next would send a page of its own with every page. */
export default function NotFound() {
  return null;
}
