import type { Transparency } from '@coop/domain/answers';
import { formatDate } from '@coop/domain/format';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { Section } from '../../ui/page/Section';
import { Download } from './Download';

/** What was charged or paid otherwise from some day on. */
export const Changes = ({ changes }: { changes: Transparency['tasas'] }) => (
  <Section title="Cambios de tasas y comisiones">
    <p>
      En el último año. Lo que rige hoy está en el <a href="/institucional/tarifario">tarifario</a>, con todas sus
      versiones.
    </p>
    {changes.length > 0 ? (
      <>
        <Table
          legend="Cambios de tasas y comisiones en el último año"
          rows={changes}
          id={({ desde, concepto, condiciones }) => `${desde} ${concepto} ${condiciones}`}
          columns={[
            { title: 'Concepto', main: true, cell: ({ concepto }) => concepto },
            { title: 'Cuándo se aplica', cell: ({ condiciones }) => condiciones || NO_DATA },
            { title: 'Desde', cell: ({ desde }) => formatDate(desde) },
            { title: 'Antes', numeric: true, cell: ({ antes }) => antes },
            { title: 'Ahora', numeric: true, strong: true, cell: ({ ahora }) => ahora },
          ]}
        />
        <Download table="tasas" of="cambios de tasas y comisiones" />
      </>
    ) : (
      <p>Nada cambió en el último año.</p>
    )}
  </Section>
);
