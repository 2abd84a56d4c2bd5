/**
 * Never shown: the gateway answers missing pages itself. Without it Next would ship its default page with every page.
 */
export default function NotFound() {
  return null;
}
