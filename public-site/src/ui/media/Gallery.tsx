import type { PublicFile } from '@coop/domain';
import { useState } from 'react';
import css from './Gallery.module.css';
import { Picture } from './Picture';
import { type CaptionedPicture, PictureViewer } from './PictureViewer';

/** Returns the address of the largest variant of a picture. */
const enlarged = ({ url, variantes }: PublicFile) =>
  Object.values(variantes).sort((a, b) => b.ancho - a.ancho)[0]?.url ?? url;

/** Pictures with captions, the first one large; with JavaScript their full size opens in a dialog. */
export function Gallery({ pictures }: { pictures: readonly CaptionedPicture[] }) {
  const [view, setView] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={css.galeria}>
        {pictures.map(({ imagen, pie }, at) => (
          <li key={imagen.id}>
            <figure>
              <a
                href={enlarged(imagen)}
                onClick={(e) => {
                  if (e.metaKey || e.ctrlKey || e.shiftKey) return;
                  e.preventDefault();
                  setView(at);
                }}
              >
                <span className="oculto">Ampliar: </span>
                <Picture
                  file={imagen}
                  priority={at === 0}
                  sizes={at === 0 ? '(min-width: 900px) 780px, 100vw' : '380px'}
                />
              </a>
              {pie && <figcaption>{pie}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {view !== undefined && (
        <PictureViewer pictures={pictures} view={view} show={setView} close={() => setView(undefined)} />
      )}
    </>
  );
}
