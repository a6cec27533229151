import { useEffect, useRef } from 'react';
import type { ImagenConPie } from './Galeria';
import { Icono } from './Icono';
import { Imagen } from './Imagen';
import css from './VisorDeImagenes.module.css';

type Props = {
  imagenes: readonly ImagenConPie[];
  /** Which one is seen, from 0. */
  vista: number;
  mostrar: (vista: number) => void;
  cerrar: () => void;
};

/** The pictures of a gallery one at a time, as large as they fit. Arrow keys go through them, Escape closes. */
export function VisorDeImagenes({ imagenes, vista, mostrar, cerrar }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  const elegida = imagenes[vista];
  if (!elegida) return null;
  const hacia = (paso: number) => mostrar((vista + paso + imagenes.length) % imagenes.length);
  const teclas: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
  return (
    <dialog
      ref={ref}
      className={css.visor}
      aria-label="Imágenes"
      onClose={cerrar}
      onKeyDown={(e) => teclas[e.key] && hacia(teclas[e.key] as number)}
    >
      <figure>
        <Imagen key={elegida.imagen.id} archivo={elegida.imagen} className={css.imagen} prioritaria />
        <figcaption aria-live="polite">
          {imagenes.length > 1 && `${vista + 1} de ${imagenes.length}`}
          {imagenes.length > 1 && elegida.pie && ' · '}
          {elegida.pie}
        </figcaption>
      </figure>
      <div className={css.botones}>
        {imagenes.length > 1 && (
          <>
            <button type="button" onClick={() => hacia(-1)}>
              Anterior
            </button>
            <button type="button" onClick={() => hacia(1)}>
              Siguiente
            </button>
          </>
        )}
        <button type="button" onClick={() => ref.current?.close()}>
          <Icono nombre="cerrar" tamano={20} />
          Cerrar
        </button>
      </div>
    </dialog>
  );
}
