import { handle } from '@/lib/platform/http/handle';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { listNav } from '@/lib/reference/queries';
import { navPath } from '@/lib/reference/rules';
import { navCall } from '@/lib/reference/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...navCall,
  run: async (_, { site }) =>
    (await listNav(site)).flatMap((item) => {
      const path = navPath(site, item);
      return path === null ? [] : [{ ...item, path, href: currentHosts().absolute(site, path) }];
    }),
});
