import type { PublicFile } from '@coop/domain';
import { formatSize } from '@coop/domain/format';
import { DireccionImpresa } from './DireccionImpresa';
import { Imagen } from './Imagen';
import { MarcoDeTarjeta } from './MarcoDeTarjeta';
import css from './TarjetaDocumento.module.css';

type Props = {
  titulo: string;
  ancla: string;
  nivel?: 2 | 3;
  /** Before the title: number, year, date. */
  antes: string;
  portada: PublicFile | null;
  archivo: PublicFile | null;
  texto?: string | null;
  nota?: string | null;
  temas?: readonly string[];
};

/** A publication by its cover; the whole card opens the document, and says what it is and how large. */
export function TarjetaDocumento({
  titulo,
  ancla,
  nivel = 3,
  antes,
  portada,
  archivo,
  texto,
  nota,
  temas = [],
}: Props) {
  const paginas = archivo?.paginas ?? 0;
  return (
    <MarcoDeTarjeta
      titulo={
        archivo ? (
          <a href={archivo.url} type={archivo.mime}>
            {titulo}
            <span className="oculto"> (PDF, {formatSize(archivo.tamano)})</span>
          </a>
        ) : (
          titulo
        )
      }
      nivel={nivel}
      ancla={ancla}
      antes={antes}
      cabeza={
        <div className={css.portada}>
          {portada ? <Imagen archivo={portada} tamanos="(min-width: 900px) 270px, 50vw" /> : <div className="aguayo" />}
        </div>
      }
    >
      {texto && <p className={css.texto}>{texto}</p>}
      {nota && <p className={css.texto}>{nota}</p>}
      {temas.length > 0 && (
        <ul className={css.temas} aria-label="Temas">
          {temas.map((tema) => (
            <li key={tema}>{tema}</li>
          ))}
        </ul>
      )}
      {archivo && <DireccionImpresa href={archivo.url} />}
      {archivo && (
        <p className={css.accion} aria-hidden="true">
          PDF, {formatSize(archivo.tamano)}
          {paginas > 0 && ` · ${paginas} ${paginas === 1 ? 'página' : 'páginas'}`}
        </p>
      )}
    </MarcoDeTarjeta>
  );
}
