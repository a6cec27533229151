import type { LinkedCase, PrivateLink } from '@coop/domain/answers';
import { useState } from 'react';
import { LinkInputs } from '../../forms/receipts/privateLink';
import { Button } from '../../ui/elements/Button';
import { Note } from '../../ui/elements/Note';
import { NOTICES, setNotices } from './follow';
import css from './MailNotices.module.css';

type Props = { avisos: NonNullable<LinkedCase['avisos']>; link: PrivateLink; onChanged: (caso: LinkedCase) => void };

export function MailNotices({ avisos: { correo, activos }, link, onChanged }: Props) {
  const [falla, setFalla] = useState<string>();
  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFalla(undefined);
    const answer = await setNotices(new FormData(event.currentTarget));
    if ('falla' in answer) setFalla(answer.falla);
    else onChanged(answer);
  };
  return (
    <form className={css.avisos} method="post" action={NOTICES} onSubmit={onSubmit}>
      <LinkInputs link={link} />
      <input type="hidden" name="recibir" value={activos ? 'no' : 'si'} />
      <p role="status">
        {activos ? 'Le escribimos a' : 'No le escribimos a'} {correo} cuando su caso da un paso.
      </p>
      {falla && <Note>{falla}</Note>}
      <Button type="submit" tone="claro">
        {activos ? 'No recibir avisos' : 'Recibir avisos'}
      </Button>
    </form>
  );
}
