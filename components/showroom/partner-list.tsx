import { Picture } from '@/components/ui/picture';
import type { ShowroomPartner } from '@/lib/showroom/types';

/** Partner companies by logo and name. */
export const PartnerList = ({ items }: { items: readonly ShowroomPartner[] }) => (
  <ul className="partners">
    {items.map(({ id, name, website, logo }) => (
      <li key={id}>
        <span className="pic">
          <Picture src={logo} alt="" use="thumb" />
        </span>
        {website ? (
          <a href={website} target="_blank" rel="noopener nofollow ugc">
            <bdi>{name}</bdi>
          </a>
        ) : (
          <span>
            <bdi>{name}</bdi>
          </span>
        )}
      </li>
    ))}
  </ul>
);
