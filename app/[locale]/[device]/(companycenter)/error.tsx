'use client';

import { LoadFailure } from '@/components/layout/center/load-failure';

export default function Failed({ reset }: { reset: () => void }) {
  return <LoadFailure onRetry={reset} />;
}
