import { type LdNode, serialiseLd } from '@/lib/site/seo/json-ld';

/** Structured data of a page: `<JsonLd nodes={[breadcrumbLd(…), productLd(…)]} />`. */
export function JsonLd({ nodes }: { nodes: readonly LdNode[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; serialiseLd escapes all that could end it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseLd(nodes) }} />;
}
