import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { DocumentList } from '../../ui/documents/DocumentList';
import { Button, ButtonLink } from '../../ui/elements/Button';
import { Icon } from '../../ui/elements/Icon';
import { RichText } from '../../ui/elements/RichText';
import { Tag } from '../../ui/elements/Tag';
import { Picture } from '../../ui/media/Picture';
import css from './ComunicadoPopup.module.css';
import { dismiss, isDismissed } from './dismissed';
import type { Popup } from './readPopup';

/**
 * The announcement that opens over the home page, until it is closed on this device. Where no script runs it is a notice
 * in the page, and it never comes over somebody who has begun to do something.
 */
export function ComunicadoPopup({ comunicado }: { comunicado: Popup }) {
  const { id, title, href, content, picture, pdf, urgent } = comunicado;
  const ref = useRef<HTMLDialogElement>(null);
  const arrival = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once for each announcement.
  useEffect(() => {
    const busy = arrival === 'POP' && document.activeElement !== document.body;
    if (!busy && !isDismissed(id) && !ref.current?.open) ref.current?.showModal();
  }, [id]);
  const close = () => ref.current?.close();
  return (
    <>
      <noscript>
        <aside className={css.nota} aria-label="Comunicado">
          <p className="ancho">
            <strong>{urgent ? 'Urgente: ' : 'Comunicado: '}</strong>
            <a href={href}>{title}</a>
          </p>
        </aside>
      </noscript>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on what surrounds the window. */}
      <dialog
        ref={ref}
        className={css.ventana}
        aria-labelledby="emergente-titulo"
        onClose={() => dismiss(id)}
        onClick={(e) => e.target === e.currentTarget && close()}
      >
        <div className={css.cuerpo}>
          <header>
            <p>{urgent ? <Tag tone="carmesi">Urgente</Tag> : <Tag>Comunicado</Tag>}</p>
            <h2 id="emergente-titulo">{title}</h2>
            <button type="button" className={css.cerrar} onClick={close}>
              <Icon name="cerrar" />
              <span className="oculto">Cerrar el comunicado</span>
            </button>
          </header>
          {picture && <Picture file={picture} className={css.imagen} sizes="(min-width: 640px) 560px, 90vw" />}
          <RichText html={content} />
          {pdf && <DocumentList documentos={[{ titulo: `Comunicado: ${title}`, archivo: pdf }]} />}
          <footer>
            <Button onClick={close}>Entendido</Button>
            <ButtonLink to={href} tone="claro">
              Ver el comunicado completo
            </ButtonLink>
          </footer>
        </div>
      </dialog>
    </>
  );
}
