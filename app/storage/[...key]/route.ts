import { env } from '@/lib/env';
import { pictureVariant } from '@/lib/storage/serve';
import { parseVariant, pictureTypes } from '@/lib/storage/variant';

const safe = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" };

/** A stored picture in a size of the allow-list. Decisions, Uploads. */
export async function GET(request: Request, { params }: { params: Promise<{ key: string[] }> }): Promise<Response> {
  const { key } = await params;
  // Next writes the query anew, as a name without a value.
  const [notation = ''] = new URL(request.url).searchParams.keys();
  const variant = parseVariant(notation);
  const bytes = variant && (await pictureVariant(env().DATA_DIR, key.map(decodeURIComponent).join('/'), variant));
  if (!variant || !bytes) return new Response(null, { status: 404, headers: safe });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...safe,
      'content-type': pictureTypes[variant.format],
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
