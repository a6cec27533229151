import { DocumentList } from '../../ui/documents/DocumentList';
import { Button, ButtonLink } from '../../ui/elements/Button';
import { Icon } from '../../ui/elements/Icon';
import { RichText } from '../../ui/elements/RichText';
import { Tag } from '../../ui/elements/Tag';
import { Picture } from '../../ui/media/Picture';
import { AgenciaHours } from './AgenciaHours';
import css from './ComunicadoPopup.module.css';
import type { Popup } from './readPopup';

/** Opened by the page's first script before reading begins; a notice without JavaScript. */
export const ComunicadoPopup = ({
  comunicado: { id, title, href, content, picture, pdf, urgent, agencias },
}: {
  comunicado: Popup;
}) => (
  <>
    <noscript>
      <aside className={css.nota} aria-label="Comunicado destacado">
        <p className="ancho">
          <strong>{urgent ? 'Urgente: ' : 'Comunicado: '}</strong>
          <a href={href}>{title}</a>
        </p>
      </aside>
    </noscript>
    <dialog className={css.ventana} aria-labelledby="emergente-titulo" data-emergente={id}>
      <div className={css.cuerpo}>
        <header>
          <p>{urgent ? <Tag tone="carmesi">Urgente</Tag> : <Tag>Comunicado</Tag>}</p>
          <h2 id="emergente-titulo">{title}</h2>
          <button type="button" className={css.cerrar}>
            <Icon name="cerrar" />
            <span className="oculto">Cerrar el comunicado</span>
          </button>
        </header>
        {picture && <Picture file={picture} className={css.imagen} sizes="(min-width: 640px) 560px, 90vw" />}
        <RichText html={content} />
        {agencias.length > 0 && <AgenciaHours groups={agencias} />}
        {pdf && <DocumentList documentos={[{ titulo: `Comunicado: ${title}`, archivo: pdf }]} />}
        <footer>
          <Button>Entendido</Button>
          <ButtonLink href={href} tone="claro">
            Leerlo completo
          </ButtonLink>
        </footer>
      </div>
    </dialog>
  </>
);
