import type { Hallazgos } from '@coop/domain/answers';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router-dom';
import { Pagination } from '../../lists/Pagination';
import { pageIn } from '../../lists/readList';
import { lectorDe } from '../../reading/leer';
import { ButtonLink } from '../../ui/elements/Button';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';
import { AnswerCard } from './answers/AnswerCard';
import { findAnswer } from './answers/findAnswer';
import { Found } from './Found';
import { Popular } from './Popular';
import css from './Results.module.css';
import { Island as SearchBox } from './SearchBoxIsland';
import { Sections } from './Sections';

const PER_PAGE = 5;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const params = new URL(request.url).searchParams;
  const q = params.get('q')?.trim().slice(0, 100) ?? '';
  const section = params.get('seccion') ?? undefined;
  const page = pageIn(params);
  const first = (page - 1) * PER_PAGE;
  const input = { q, seccion: section, range: [first, first + PER_PAGE - 1] as const };
  const leer = lectorDe(context);
  const found: Hallazgos = q
    ? await leer.buscar(input, request.signal)
    : { rows: [], total: 0, secciones: [], entendido: [], terminos: [] };
  const isFirstSearch = q && !section && page === 1;
  const answer = isFirstSearch ? await findAnswer(leer, found, request.signal) : null;
  const feriados = answer?.agencias ? await leer.feriados() : [];
  return { q, seccion: section, pagina: page, ...found, answer, feriados };
};

export function Component() {
  const { q, seccion, pagina, rows, total, more, secciones, terminos, quizas, corregida, answer, feriados } =
    useLoaderData<typeof loader>();
  // The query that the server rejected, and why.
  const refused = useActionData() as { rechazo: string; q: string } | undefined;
  return (
    <Page
      title={q ? `Resultados de «${q}»` : 'Buscar en el sitio'}
      heading={q ? 'Buscar' : undefined}
      breadcrumbs={[{ label: 'Buscar', href: '/buscar' }]}
      noHelp
      noIndex
    >
      <div className={css.pregunta}>
        <SearchBox initial={refused?.q ?? q} />
        <p role="status">
          {refused?.rechazo ??
            (q && (total > 0 || !answer) && `${resultCount(total, more)} para «${corregida ? quizas : q}».`)}
          {quizas && (
            <>
              {' '}
              {corregida ? (
                `No encontramos nada con «${q}».`
              ) : (
                <>
                  Quizá quiso decir{' '}
                  <a href={`/buscar?${new URLSearchParams({ q: quizas })}`}>
                    <strong>{quizas}</strong>
                  </a>
                </>
              )}
            </>
          )}
        </p>
        {answer && <AnswerCard answer={answer} feriados={feriados} />}
      </div>
      {total > 0 && (
        <div className={css.resultados}>
          <Sections q={q} chosen={seccion} sections={secciones} />
          <Found results={rows} terms={terminos} />
        </div>
      )}
      {q && total === 0 && !answer && (
        <Empty title="Pruebe con menos palabras, o con otras">
          <p>Revise que estén bien escritas. Si lo prefiere, escríbanos y le respondemos.</p>
          <ButtonLink href="/contactanos/consultas">Hacer una consulta</ButtonLink>
        </Empty>
      )}
      {total === 0 && <Popular />}
      <Pagination current={pagina} total={total} perPage={PER_PAGE} />
    </Page>
  );
}

const resultCount = (total: number, more = false) => {
  if (total === 0) return 'No encontramos nada';
  if (more) return `Encontramos más de ${total} resultados`;
  return total === 1 ? 'Encontramos 1 resultado' : `Encontramos ${total} resultados`;
};
