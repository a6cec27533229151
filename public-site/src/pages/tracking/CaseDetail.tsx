import type { LinkedCase, PrivateLink } from '@coop/domain/answers';
import { formatLongDate } from '@coop/domain/format';
import { useEffect, useRef, useState } from 'react';
import type { FieldData } from '../../forms/description/types';
import formulario from '../../forms/Form.module.css';
import { FilesField } from '../../forms/inputs/FilesField';
import { DeadlineButton, LinkInputs } from '../../forms/receipts/privateLink';
import { SendState } from '../../forms/SendState';
import type { Progress } from '../../forms/sending';
import { Button } from '../../ui/elements/Button';
import { Icon } from '../../ui/elements/Icon';
import { Appointment } from './Appointment';
import css from './CaseDetail.module.css';
import { CaseState } from './CaseState';
import { CollapsiblePart } from './CollapsiblePart';
import { ADD, addDocuments } from './follow';
import { MailNotices } from './MailNotices';
import { SubmittedData } from './SubmittedData';

type Props = {
  caso: LinkedCase;
  link: PrivateLink;
  aportado: boolean;
  documentos: FieldData | undefined;
  onAdded: (caso: LinkedCase) => void;
  onChanged: (caso: LinkedCase) => void;
};

/** The status, deadline and history of a case; collapsed below, the submitted data and the form to add documents. */
export function CaseDetail({ caso, link, aportado, documentos, onAdded, onChanged }: Props) {
  const { pasos, admite } = caso;
  return (
    <CaseState caso={caso}>
      {aportado && <Added key={caso.documentos.length} count={caso.documentos.length} />}
      <Appointment {...{ caso, link, onChanged }} />
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
      <CollapsiblePart title="Lo que envió">
        <SubmittedData caso={caso} />
      </CollapsiblePart>
      {admite !== null && documentos && (
        <CollapsiblePart title="Agregar documentos">
          <AddDocuments
            key={admite}
            room={admite}
            link={link}
            field={{ ...documentos, label: 'Documentos' }}
            onAdded={onAdded}
          />
        </CollapsiblePart>
      )}
      <p className={css.nota}>Guarde su enlace privado: abre su caso sin más datos. Es solo suyo; no lo comparta.</p>
    </CaseState>
  );
}

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

type AddDocumentsProps = { room: number; link: PrivateLink; field: FieldData; onAdded: (caso: LinkedCase) => void };

/** Adds documents to a case. A plain form: without JavaScript the server responds with a page. */
function AddDocuments({ room, link, field, onAdded }: AddDocumentsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [falla, setFalla] = useState<string>();
  const [progress, setProgress] = useState<Progress>();
  if (room === 0) return <p>Su caso ya tiene los documentos que recibe por aquí. Lleve los demás a una agencia.</p>;

  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress) return;
    const form = event.currentTarget;
    setFalla(undefined);
    setProgress({ doing: 'enviando', part: 0 });
    const answer = await addDocuments(new FormData(form), place.current as HTMLDivElement, setProgress);
    if (!answer) return form.submit();
    setProgress(undefined);
    if ('falla' in answer) setFalla(answer.falla);
    else onAdded(answer);
  };

  return (
    <form
      className={formulario.grupos}
      method="post"
      action={ADD}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
    >
      <LinkInputs link={link} />
      <FilesField
        field={{ ...field, max: Math.min(field.max ?? room, room) }}
        errors={falla === undefined ? {} : { [field.name]: falla }}
      />
      <div ref={place} />
      <SendState progress={progress} withFiles />
      <div>
        <Button type="submit" aria-disabled={progress !== undefined || undefined}>
          {progress ? 'Enviando…' : 'Enviar documentos'}
        </Button>
      </div>
    </form>
  );
}
