'use client';

import { GroupFrame } from '@/components/form/field-frame';
import { useBound } from '@/components/form/use-bound';
import { config } from '@/lib/platform/config';

type Props = { label: string; tags: readonly { id: number; name: string }[] };

/** Company tags, chosen from a fixed list. */
export function TagField({ label, tags }: Props) {
  const { field, id, error, aria } = useBound({ name: 'tags', label, need: 'optional' });
  const chosen: number[] = field.value ?? [];
  const full = chosen.length >= config.company.tags;
  return (
    <GroupFrame id={id} label={label} need="optional" error={error}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-4 gap-y-[10px]">
        {tags.map(({ id: tag, name }, index) => {
          const checked = chosen.includes(tag);
          return (
            <label key={tag} className="tick cursor-pointer">
              <input
                type="checkbox"
                ref={index === 0 ? field.ref : undefined}
                id={index === 0 ? aria.id : undefined}
                checked={checked}
                disabled={full && !checked}
                onBlur={field.onBlur}
                onChange={() => field.onChange(checked ? chosen.filter((one) => one !== tag) : [...chosen, tag])}
              />
              <span>{name}</span>
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}
