import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../reading/leer';
import { readEasy } from '../reading/readPagina';
import { ButtonLink } from '../ui/elements/Button';
import { Page } from '../ui/page/Page';
import css from './EasyReadingPage.module.css';

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const page = await readEasy(lectorDe(context), `/${params['*'] ?? ''}`);
  if (!page) throw data(null, { status: 404 });
  return page;
};

/** An easy-to-read page: short sentences, one idea a line, and no other content. */
export function Component() {
  const { titulo, texto, ruta } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`${titulo}: lectura fácil`}
      heading={titulo}
      description={`${titulo}, en frases cortas y palabras de todos los días.`}
      breadcrumbs={[
        { label: titulo, href: ruta },
        { label: 'Lectura fácil', href: '' },
      ]}
    >
      <div className={css.facil}>
        {texto
          .trim()
          .split(/\n\s*\n/)
          .map((topic) => (
            <section key={topic}>
              {topic.split('\n').map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </section>
          ))}
        <p>
          <ButtonLink href={ruta} tone="claro">
            Leer la página completa
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
