import { Icon } from '@/components/ui/icon';

type Props = {
  files: readonly { key: string; name: string }[];
  /** Call that serves the file, and the owning item. */
  path: '/api/quotation/file' | '/api/purchase/file' | '/api/admin/purchase/file';
  id: number;
};

/** Attachments of a request or quotation. */
export const FileLinks = ({ files, path, id }: Props) => (
  <ul className="m-0 grid list-none gap-1 p-0">
    {files.map(({ key, name }) => (
      <li key={key}>
        <a
          className="inline-flex items-start gap-1 [overflow-wrap:anywhere] phone:min-h-11 phone:items-center"
          href={`${path}?id=${id}&key=${encodeURIComponent(key)}`}
        >
          <Icon name="document" small className="mt-[3px]" />
          <bdi>{name}</bdi>
        </a>
      </li>
    ))}
  </ul>
);
