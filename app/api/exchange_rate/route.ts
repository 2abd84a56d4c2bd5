import { config } from '@/lib/platform/config';
import { handle } from '@/lib/platform/http/handle';
import { listLatestRates } from '@/lib/reference/queries';
import { exchangeRateCall } from '@/lib/reference/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...exchangeRateCall,
  maxAge: config.exchangeRate.maxAge,
  run: listLatestRates,
});
