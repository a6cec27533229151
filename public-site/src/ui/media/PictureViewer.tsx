import type { PublicFile } from '@coop/domain';
import { useEffect, useRef } from 'react';
import { Icon } from '../elements/Icon';
import { Picture } from './Picture';
import css from './PictureViewer.module.css';

export type CaptionedPicture = { imagen: PublicFile; pie: string | null };

type Props = {
  pictures: readonly CaptionedPicture[];
  view: number;
  show: (view: number) => void;
  close: () => void;
};

/** A full-screen viewer of a gallery. Arrow keys navigate, Escape closes. */
export function PictureViewer({ pictures, view, show, close }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  const chosen = pictures[view];
  if (!chosen) return null;
  const towards = (step: number) => show((view + step + pictures.length) % pictures.length);
  const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
  return (
    <dialog
      ref={ref}
      className={css.visor}
      aria-label="Imágenes"
      onClose={close}
      onKeyDown={(e) => keys[e.key] && towards(keys[e.key] as number)}
    >
      <figure>
        <Picture key={chosen.imagen.id} file={chosen.imagen} className={css.imagen} priority />
        <figcaption aria-live="polite">
          {pictures.length > 1 && `${view + 1} de ${pictures.length}`}
          {pictures.length > 1 && chosen.pie && ' · '}
          {chosen.pie}
        </figcaption>
      </figure>
      <div className={css.botones}>
        {pictures.length > 1 && (
          <>
            <button type="button" onClick={() => towards(-1)}>
              Anterior
            </button>
            <button type="button" onClick={() => towards(1)}>
              Siguiente
            </button>
          </>
        )}
        <button type="button" onClick={() => ref.current?.close()}>
          <Icon name="cerrar" size={20} />
          Cerrar
        </button>
      </div>
    </dialog>
  );
}
