import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { Prose } from './prose';
import type { BlockProps } from './types';

/** Custom modules of the supplier: a title with text, optionally with pictures. */
export function ModuleBlock({ showroom, locale }: BlockProps) {
  return showroom.modules.map(({ id, layout, title, body, pictures }) => (
    <section className="sec" key={id}>
      <div className={layout === 'picture' && pictures.length === 1 ? 'wrap own-m beside' : 'wrap own-m'}>
        <div>
          <h2 className="h">
            <SpokenText of={title} site={locale} />
          </h2>
          {body.text !== '' && <Prose of={body} site={locale} />}
        </div>
        {layout === 'picture' && pictures.length > 0 && (
          <div className="shots">
            {pictures.map((key) => (
              <div className="pic" key={key}>
                <Picture src={key} alt="" use="detail" />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  ));
}
