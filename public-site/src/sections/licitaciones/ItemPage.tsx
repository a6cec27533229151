import { formatDate, formatLongDate, formatLongDateTime, formatMoney } from '@coop/domain/format';
import { licitacionPhases, licitacionTypes } from '@coop/domain/sections/licitaciones/labels';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe, type Publicado } from '../../reading/leer';
import { DataSheet } from '../../ui/cards/DataSheet';
import { DocumentList } from '../../ui/documents/DocumentList';
import { MailLink } from '../../ui/elements/AnyLink';
import { Plain } from '../../ui/elements/Plain';
import { RichText } from '../../ui/elements/RichText';
import { Table } from '../../ui/elements/Table';
import { Tag } from '../../ui/elements/Tag';
import { Columns } from '../../ui/page/Columns';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { licitacionDocuments } from '../../wording/labels';
import { Plazo } from './Plazo';
import css from './Timeline.module.css';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const licitacion = await lectorDe(context).uno('institucional/licitaciones', params.slug ?? '', request.signal);
  if (!licitacion) throw data(null, { status: 404 });
  return licitacion;
};

export function Component() {
  const l = useLoaderData<typeof loader>();
  return (
    <Page
      title={l.objeto}
      summary={`${l.codigo} · ${licitacionTypes[l.tipo]} · Convocatoria ${l.convocatoria}`}
      breadcrumbs={[
        { label: 'Institucional', href: '/institucional' },
        { label: 'Licitaciones', href: '/institucional/licitaciones' },
        { label: l.codigo, href: '' },
      ]}
      datum={
        <>
          <p>
            <Tag tone={l.fase === 'abierta' ? 'verde' : 'neutra'}>{licitacionPhases[l.fase]}</Tag>
          </p>
          <p>
            Propuestas hasta el <strong>{formatLongDateTime(l.presentacionHasta)}</strong>
            {l.fase === 'abierta' && <Plazo until={l.presentacionHasta} />}
          </p>
          {l.modificadaEl && <p>Modificado el {formatDate(l.modificadaEl)}: vea las enmiendas.</p>}
        </>
      }
      topic="licitaciones"
      reference={l.codigo}
    >
      <Columns
        side={
          <>
            <Timeline licitacion={l} />
            <DataSheet
              data={[
                [
                  'Presupuesto referencial',
                  l.presupuestoReferencial && formatMoney(l.presupuestoReferencial, l.moneda ?? 'BOB'),
                ],
                ['Contacto', l.contacto],
                ['Correo para consultas', <MailLink key="correo" address={l.correoConsultas} />],
              ]}
            />
          </>
        }
      >
        <RichText html={l.descripcion} />
        <Section title="Documentos">
          <DocumentList
            documentos={l.documentos.map(({ tipo, archivo, fecha }) => ({
              titulo: licitacionDocuments[tipo],
              archivo,
              fecha,
            }))}
          />
        </Section>
        {(l.propuestas.length > 0 || l.resultadoNota) && (
          <Section title="Resultado">
            <Plain
              text={[l.fechaResultado && `Publicado el ${formatDate(l.fechaResultado)}.`, l.resultadoNota]
                .filter(Boolean)
                .join('\n')}
            />
            {l.propuestas.length > 0 && (
              <Table
                legend="Propuestas recibidas"
                rows={l.propuestas}
                id={({ proponente }) => proponente}
                columns={[
                  { title: 'Proponente', main: true, cell: ({ proponente }) => proponente },
                  {
                    title: 'Documentos',
                    cell: ({ cumpleDocumentos }) => (cumpleDocumentos ? 'Cumple' : 'No cumple'),
                  },
                  { title: 'Monto o prima', cell: ({ montoOPrima }) => montoOPrima ?? '—' },
                  { title: 'Puntaje', numeric: true, cell: ({ puntaje }) => puntaje?.replace('.', ',') ?? '—' },
                  { title: 'Desempate', cell: ({ desempate }) => desempate ?? '—' },
                  { title: 'Resultado', cell: ({ adjudicado }) => (adjudicado ? 'Adjudicado' : 'No adjudicado') },
                ]}
              />
            )}
          </Section>
        )}
      </Columns>
    </Page>
  );
}

type Step = { title: string; when: string | null; where?: string | null };

const Timeline = ({ licitacion: l }: { licitacion: Publicado<'institucional/licitaciones'> }) => {
  const steps: Step[] = [
    { title: 'Publicación', when: l.fechaPublicacion },
    { title: 'Consultas escritas hasta', when: l.consultasHasta, where: l.correoConsultas },
    { title: 'Reunión de aclaración', when: l.reunionAclaracion, where: l.reunionLugar },
    { title: 'Presentación de propuestas hasta', when: l.presentacionHasta, where: l.lugarPresentacion },
    { title: 'Apertura de sobres, en acto público', when: l.apertura, where: l.aperturaLugar },
    { title: 'Resultado previsto', when: l.resultadoPrevisto },
    { title: 'Resultado', when: l.fechaResultado },
    { title: 'Objeciones hasta', when: l.objecionesHasta },
  ];
  const now = new Date().toISOString();
  const dated = steps.flatMap((step) => (step.when ? [{ ...step, when: step.when }] : []));
  const inOrder = dated.toSorted((a, b) => momentOf(a.when).localeCompare(momentOf(b.when)));
  const next = inOrder.findIndex(({ when }) => momentOf(when) > now);
  return (
    <ol className={css.cronograma}>
      {inOrder.map(({ title, when, where }, at) => (
        <li
          key={title}
          data-pasado={next < 0 || at < next ? '' : undefined}
          aria-current={at === next ? 'step' : undefined}
        >
          <strong>{title}</strong>
          <time dateTime={when}>{when.length > 10 ? formatLongDateTime(when) : formatLongDate(when)}</time>
          {where && <span>{where}</span>}
          {at === next && <span className={css.sigue}>Es lo que sigue</span>}
        </li>
      ))}
    </ol>
  );
};

/** Returns an instant; a date without a time ends at midnight in La Paz. */
const momentOf = (when: string): string =>
  when.length > 10 ? new Date(when).toISOString() : new Date(`${when}T23:59:59-04:00`).toISOString();
