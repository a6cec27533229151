import { formatDate } from '@coop/domain/format';
import { Table } from '../../ui/elements/Table';
import { Section } from '../../ui/page/Section';
import { chargeOf, conditionsOf } from './line';
import type { CurrentCosts, Subject } from './readCosts';

export const Costs = ({ costos, title = 'Cuánto cuesta' }: { costos: CurrentCosts | null; title?: string }) =>
  costos && (
    <Section title={title} anchor="costos">
      {costos.rows.length > 0 && (
        <Table
          compact
          legend={title}
          rows={costos.rows}
          id={({ concepto, moneda, montoDesde }) => `${concepto}${moneda}${montoDesde}`}
          columns={[
            { title: 'Concepto', main: true, cell: ({ concepto }) => concepto },
            { title: 'Condiciones', below: true, cell: conditionsOf },
            { title: 'Costo', numeric: true, strong: true, cell: chargeOf },
          ]}
        />
      )}
      <p>
        {costos.rows.length > 0 ? 'Según el' : 'Los costos de este servicio, si los hay, son los del'}{' '}
        <a href={`/institucional/tarifario#${costos.group}`}>
          tarifario vigente desde el {formatDate(costos.vigenteDesde)}
        </a>
        .
      </p>
    </Section>
  );

export const certificados: Subject = { groups: ['certificados_aportacion'], words: [''] };

export const BecomeMember = () => (
  <Section title="Hágase socio" anchor="ser-socio">
    <p>
      La cooperativa es de sus socios: cada uno tiene un voto en la asamblea, parte en los excedentes y puede pedir un
      crédito. <a href="/hacerse-socio">Qué se necesita y cuánto cuesta</a>
    </p>
  </Section>
);
