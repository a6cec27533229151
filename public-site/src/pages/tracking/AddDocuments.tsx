import type { Followed, PrivateLink } from '@coop/domain/answers';
import { useRef, useState } from 'react';
import type { FieldData } from '../../forms/description/types';
import formulario from '../../forms/Form.module.css';
import { FilesField } from '../../forms/inputs/FilesField';
import { LinkInputs } from '../../forms/receipts/LinkInputs';
import { SendState } from '../../forms/SendState';
import type { Progress } from '../../forms/sending/send';
import { Button } from '../../ui/elements/Button';
import { ADD, addDocuments } from './follow';

type Props = { room: number; link: PrivateLink; field: FieldData; onAdded: (caso: Followed) => void };

/** Attaches more documents to a case. A plain form: without JavaScript the server answers a page. */
export function AddDocuments({ room, link, field, onAdded }: Props) {
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
