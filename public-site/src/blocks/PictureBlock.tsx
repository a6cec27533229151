import { RichText } from '../ui/elements/RichText';
import { Picture } from '../ui/media/Picture';
import type { BlockProps } from './BlockProps';
import css from './PictureBlock.module.css';

export const PictureBlock = ({ bloque: { titulo, texto, imagen, lado } }: BlockProps) => (
  <div className={`${css.par} ${lado === 'derecha' ? css.derecha : ''} ${titulo || texto ? '' : css.sola}`}>
    {imagen && <Picture file={imagen} className={css.imagen} sizes="(min-width: 900px) 560px, 100vw" />}
    {(titulo || texto) && (
      <div className={css.palabras}>
        {titulo && <h2>{titulo}</h2>}
        <RichText html={texto} />
      </div>
    )}
  </div>
);
