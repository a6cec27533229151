import type { PublicFile } from '@coop/domain';
import { useState } from 'react';
import css from './Galeria.module.css';
import { Imagen } from './Imagen';
import { VisorDeImagenes } from './VisorDeImagenes';

export type ImagenConPie = { imagen: PublicFile; pie: string | null };

/** The largest version of a picture. */
export const ampliada = ({ url, variantes }: PublicFile) =>
  Object.values(variantes).sort((a, b) => b.ancho - a.ancho)[0]?.url ?? url;

/** Pictures with what is said of them, the first one large. Each leads to its full size: in a window where a script runs. */
export function Galeria({ imagenes }: { imagenes: readonly ImagenConPie[] }) {
  const [vista, setVista] = useState<number>();
  if (imagenes.length === 0) return null;
  return (
    <>
      <ul className={css.galeria}>
        {imagenes.map(({ imagen, pie }, at) => (
          <li key={imagen.id}>
            <figure>
              <a
                href={ampliada(imagen)}
                onClick={(e) => {
                  if (e.metaKey || e.ctrlKey || e.shiftKey) return;
                  e.preventDefault();
                  setVista(at);
                }}
              >
                <span className="oculto">Ampliar: </span>
                <Imagen
                  archivo={imagen}
                  prioritaria={at === 0}
                  tamanos={at === 0 ? '(min-width: 900px) 780px, 100vw' : '380px'}
                />
              </a>
              {pie && <figcaption>{pie}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {vista !== undefined && (
        <VisorDeImagenes imagenes={imagenes} vista={vista} mostrar={setVista} cerrar={() => setVista(undefined)} />
      )}
    </>
  );
}
