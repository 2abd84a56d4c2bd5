import { useTranslations } from 'next-intl';
import { type ChangeEvent, type DragEvent, type RefObject, useState } from 'react';

type Props = {
  accept: string;
  multiple: boolean;
  /** Accepts pictures, so that a phone may offer its camera. */
  camera: boolean;
  /** Single file: a new one replaces it. */
  replaces: boolean;
  describedBy: string;
  invalid: boolean;
  field: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
};

/** Area to choose or drop files. */
export function DropZone({ accept, multiple, camera, replaces, describedBy, invalid, field, onFiles }: Props) {
  const t = useTranslations('upload');
  const [over, setOver] = useState(false);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    target.value = '';
  };
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field within does the same for keyboards
    <div
      className={`upl-d in-disabled:hidden ${over ? 'on' : ''}`}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <label className="btn s">
        <input
          ref={field}
          type="file"
          className="sr"
          accept={accept}
          multiple={multiple}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={take}
        />
        {t(multiple ? 'choose' : replaces ? 'replace' : 'chooseOne')}
      </label>
      {camera && (
        <label className="btn s hidden pointer-coarse:inline-flex">
          <input
            type="file"
            className="sr"
            accept="image/*"
            capture="environment"
            aria-describedby={describedBy}
            onChange={take}
          />
          {t('camera')}
        </label>
      )}
      <span>{t(multiple ? 'drop' : 'dropOne')}</span>
    </div>
  );
}
