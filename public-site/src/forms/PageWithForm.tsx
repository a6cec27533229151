import type { ComponentType, ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import { Note } from '../ui/elements/Note';
import { Page } from '../ui/page/Page';
import type { ReturnedData } from './description/types';
import type { FormProps } from './Form';
import css from './PageWithForm.module.css';
import type { Form as Datos } from './readForm';

type Props = {
  title: string;
  summary: string;
  data: Datos;
  /** The form's island. */
  form: ComponentType<FormProps>;
  /** Things to have at hand; on a phone, too, they come before the form. */
  before?: ReactNode;
  children: ReactNode;
};

export function PageWithForm({ title, summary, data, form: Form, before, children }: Props) {
  const returned = useActionData() as ReturnedData | undefined;
  return (
    <Page title={title} summary={summary} ownText={Boolean(data.constancia)} noHelp>
      <div className={css.columnas}>
        <div className={css.principal}>
          {data.expired && (
            <Note>
              El comprobante que busca ya venció. Su código sigue valiendo: si lo necesita, llámenos o acérquese a una
              agencia.
            </Note>
          )}
          {before}
          <Form {...data} returned={returned} />
        </div>
        <aside className={css.lado} aria-label="Antes de escribir">
          {children}
        </aside>
      </div>
    </Page>
  );
}
