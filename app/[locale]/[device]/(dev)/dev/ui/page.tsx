import { notFound } from 'next/navigation';
import { ClientMessages } from '@/components/form/client-messages';
import { ToastRegion } from '@/components/form/toast';
import { QueryProvider } from '@/components/layout/query-provider';
import { Gallery } from '@/components/site/dev/gallery';
import { env } from '@/lib/platform/env';
import '@/app/globals.css';
import '@/app/form.css';

/** Gallery of primitives for developers; the gateway blocks everyone else. */
export default function GalleryPage() {
  if (env().NODE_ENV !== 'development') notFound();
  return (
    <ClientMessages namespaces={['center']}>
      <QueryProvider>
        <main>
          <Gallery />
        </main>
        <ToastRegion />
      </QueryProvider>
    </ClientMessages>
  );
}
