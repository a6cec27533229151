import type { Followed, PrivateLink } from '@coop/domain/answers';
import { formatLongDate } from '@coop/domain/format';
import { useEffect, useRef } from 'react';
import type { FieldData } from '../../forms/description/types';
import { DeadlineButton } from '../../forms/receipts/DeadlineButton';
import { Icon } from '../../ui/elements/Icon';
import { AddDocuments } from './AddDocuments';
import { CaseState } from './CaseState';
import { Folded } from './Folded';
import css from './FollowedCase.module.css';
import { MailNotices } from './MailNotices';
import { SentPart } from './SentPart';

type Props = {
  caso: Followed;
  link: PrivateLink;
  /** Documents were just added to it. */
  aportado: boolean;
  documentos: FieldData | undefined;
  onAdded: (caso: Followed) => void;
  onChanged: (caso: Followed) => void;
};

/** Where it stands, until when it is answered and which way it came; folded below, what was sent, and what may still be added. */
export function FollowedCase({ caso, link, aportado, documentos, onAdded, onChanged }: Props) {
  const { pasos, admite } = caso;
  return (
    <CaseState caso={caso}>
      {aportado && <Added key={caso.documentos.length} count={caso.documentos.length} />}
      <h3>Su recorrido</h3>
      <ol className={css.pasos}>
        {pasos.map((paso, at) => (
          <li key={`${paso.fecha}${paso.estado}`} aria-current={at === pasos.length - 1 ? 'step' : undefined}>
            <strong>{paso.estado}</strong>
            <time dateTime={paso.fecha}>{formatLongDate(paso.fecha)}</time>
          </li>
        ))}
      </ol>
      {caso.fechaLimite && <DeadlineButton link={link} />}
      {caso.avisos && <MailNotices avisos={caso.avisos} link={link} onChanged={onChanged} />}
      <Folded title="Lo que envió">
        <SentPart caso={caso} />
      </Folded>
      {admite !== null && documentos && (
        <Folded title="Agregar documentos">
          <AddDocuments
            key={admite}
            room={admite}
            link={link}
            field={{ ...documentos, label: 'Documentos' }}
            onAdded={onAdded}
          />
        </Folded>
      )}
      <p className={css.nota}>Guarde su enlace privado: abre su caso sin más datos. Es solo suyo; no lo comparta.</p>
    </CaseState>
  );
}

/** They are in: whoever sent them is led here. */
function Added({ count }: { count: number }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} className={css.hecho} role="status" tabIndex={-1}>
      <Icon name="listo" size={20} />
      <span>
        Recibimos sus documentos. Su caso tiene ahora {count === 1 ? 'uno' : count}: véalos en «Lo que envió».
      </span>
    </p>
  );
}
