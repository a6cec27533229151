import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Boton, BotonEnlace } from '../componentes/Boton';
import { Etiqueta } from '../componentes/Etiqueta';
import { Icono } from '../componentes/Icono';
import { Imagen } from '../componentes/Imagen';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { TextoRico } from '../componentes/TextoRico';
import { descartar, estaDescartado } from '../disposicion/descartados';
import css from './ComunicadoEmergente.module.css';
import type { Emergente } from './leerEmergente';

/**
 * The announcement that opens over the home page, until it is closed on this device. Where no script runs it is a notice
 * in the page, and it never comes over somebody who has begun to do something.
 */
export function ComunicadoEmergente({ comunicado }: { comunicado: Emergente }) {
  const { id, titulo, href, contenido, imagen, pdf, urgente } = comunicado;
  const ref = useRef<HTMLDialogElement>(null);
  const llegada = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once for each announcement.
  useEffect(() => {
    const ocupado = llegada === 'POP' && document.activeElement !== document.body;
    if (!ocupado && !estaDescartado(id) && !ref.current?.open) ref.current?.showModal();
  }, [id]);
  const cerrar = () => ref.current?.close();
  return (
    <>
      <noscript>
        <aside className={css.nota} aria-label="Comunicado">
          <p className="ancho">
            <strong>{urgente ? 'Urgente: ' : 'Comunicado: '}</strong>
            <a href={href}>{titulo}</a>
          </p>
        </aside>
      </noscript>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on what surrounds the window. */}
      <dialog
        ref={ref}
        className={css.ventana}
        aria-labelledby="emergente-titulo"
        onClose={() => descartar(id)}
        onClick={(e) => e.target === e.currentTarget && cerrar()}
      >
        <div className={css.cuerpo}>
          <header>
            <p>{urgente ? <Etiqueta tono="carmesi">Urgente</Etiqueta> : <Etiqueta>Comunicado</Etiqueta>}</p>
            <h2 id="emergente-titulo">{titulo}</h2>
            <button type="button" className={css.cerrar} onClick={cerrar}>
              <Icono nombre="cerrar" />
              <span className="oculto">Cerrar el comunicado</span>
            </button>
          </header>
          {imagen && <Imagen archivo={imagen} className={css.imagen} tamanos="(min-width: 640px) 560px, 90vw" />}
          <TextoRico html={contenido} />
          {pdf && <ListaDocumentos documentos={[{ titulo: `Comunicado: ${titulo}`, archivo: pdf }]} />}
          <footer>
            <Boton onClick={cerrar}>Entendido</Boton>
            <BotonEnlace to={href} tono="claro">
              Ver el comunicado completo
            </BotonEnlace>
          </footer>
        </div>
      </dialog>
    </>
  );
}
