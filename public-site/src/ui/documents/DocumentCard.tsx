import type { PublicFile } from '@coop/domain';
import { formatSize } from '@coop/domain/format';
import { CardFrame } from '../cards/CardFrame';
import { Picture } from '../media/Picture';
import css from './DocumentCard.module.css';
import { PrintedAddress } from './PrintedAddress';

type Props = {
  title: string;
  anchor: string;
  level?: 2 | 3;
  before: string;
  cover: PublicFile | null;
  file: PublicFile | null;
  text?: string | null;
  note?: string | null;
  topics?: readonly string[];
};

/** A publication with its cover; the whole card links to the document and shows its type and size. */
export function DocumentCard({ title, anchor, level = 3, before, cover, file, text, note, topics = [] }: Props) {
  const pages = file?.paginas ?? 0;
  const image = cover ?? (file && hasFirstPage(file) ? file : null);
  return (
    <CardFrame
      title={
        file ? (
          <a href={file.url} type={file.mime}>
            {title}
            <span className="oculto"> (PDF, {formatSize(file.tamano)})</span>
          </a>
        ) : (
          title
        )
      }
      level={level}
      anchor={anchor}
      beside
      before={before}
      head={
        <div className={css.portada}>
          {image ? <Picture file={image} sizes="(min-width: 900px) 270px, 50vw" adorns /> : <div className="aguayo" />}
        </div>
      }
    >
      {text && <p className={css.texto}>{text}</p>}
      {note && <p className={css.texto}>{note}</p>}
      {topics.length > 0 && (
        <ul className={css.temas} aria-label="Temas">
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      )}
      {file && <PrintedAddress href={file.url} />}
      {file && (
        <p className={css.accion} aria-hidden="true">
          PDF, {formatSize(file.tamano)}
          {pages > 0 && ` · ${pages} ${pages === 1 ? 'página' : 'páginas'}`}
        </p>
      )}
    </CardFrame>
  );
}

/** Returns whether the first page was rendered: this happens asynchronously after the upload and may fail. */
const hasFirstPage = ({ variantes }: PublicFile) => Object.keys(variantes).length > 0;
