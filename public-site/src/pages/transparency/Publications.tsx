import type { Transparency } from '@coop/domain/answers';
import { formatShortDate } from '@coop/domain/format';
import { Table } from '../../ui/elements/Table';
import { Section } from '../../ui/page/Section';
import { Download } from './Download';

/** What was published last, of each kind that comes again and again. */
export const Publications = ({ publications }: { publications: Transparency['publicaciones'] }) => (
  <Section title="Qué publicamos, y cuándo">
    {publications.length > 0 ? (
      <>
        <Table
          legend="Lo último que se publicó de cada clase"
          rows={publications}
          id={({ etiqueta }) => etiqueta}
          columns={[
            { title: 'Qué', main: true, cell: ({ etiqueta }) => etiqueta },
            { title: 'El último', cell: ({ titulo, enlace }) => <a href={enlace}>{titulo}</a> },
            { title: 'Publicado', cell: ({ publicado }) => formatShortDate(publicado) },
            { title: 'En el último año', numeric: true, cell: ({ enUnAnio }) => enUnAnio },
          ]}
        />
        <Download table="publicaciones" of="lo último publicado" />
      </>
    ) : (
      <p>Todavía no hay nada publicado.</p>
    )}
  </Section>
);
