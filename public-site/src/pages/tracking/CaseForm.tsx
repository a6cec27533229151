import type { LinkedCase, PrivateLink } from '@coop/domain/answers';
import { type ReactNode, useState } from 'react';
import { LinkInputs } from '../../forms/receipts/privateLink';
import { Note } from '../../ui/elements/Note';
import css from './CaseForm.module.css';
import { change } from './follow';

type Props = {
  /** The address that makes the change. */
  action: string;
  link: PrivateLink;
  onChanged: (caso: LinkedCase) => void;
  children: ReactNode;
};

/** A form that changes a case by its private link. A plain form: without JavaScript the server responds with a page. */
export function CaseForm({ action, link, onChanged, children }: Props) {
  const [falla, setFalla] = useState<string>();
  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFalla(undefined);
    const answer = await change(action, new FormData(event.currentTarget));
    if ('falla' in answer) setFalla(answer.falla);
    else onChanged(answer);
  };
  return (
    <form className={css.formulario} method="post" action={action} onSubmit={onSubmit}>
      <LinkInputs link={link} />
      {children}
      {falla && <Note>{falla}</Note>}
    </form>
  );
}
