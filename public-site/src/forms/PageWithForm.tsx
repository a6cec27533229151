import type { ComponentProps, ReactNode } from 'react';
import { Note } from '../ui/elements/Note';
import { Page } from '../ui/page/Page';
import { Form } from './Form';
import css from './PageWithForm.module.css';
import type { Form as Datos } from './readForm';

type Props = Pick<ComponentProps<typeof Form>, 'duration' | 'beforeSending' | 'onReceive'> & {
  title: string;
  summary: string;
  data: Datos;
  children: ReactNode;
};

/** The page of a form: the form, and beside it what one should know before filling it. */
export const PageWithForm = ({ title, summary, data, children, ...form }: Props) => (
  <Page title={title} summary={summary} noHelp>
    <div className={css.columnas}>
      <div className={css.principal}>
        {data.expired && (
          <Note>
            El comprobante que busca ya venció. Su código sigue valiendo: si lo necesita, llámenos o acérquese a una
            agencia.
          </Note>
        )}
        <Form key={data.description.section} {...data} {...form} />
      </div>
      <aside className={css.lado} aria-label="Antes de escribir">
        {children}
      </aside>
    </div>
  </Page>
);
