import { formatDate } from '@coop/domain/format';
import { StepsBlock } from '../blocks/StepsBlock';
import { chargeOf } from '../sections/tarifario/line';
import { ButtonLink } from '../ui/elements/Button';
import { Fold } from '../ui/elements/Fold';
import { Section } from '../ui/page/Section';
import type { CurrentCosts, Subject } from './readCosts';

/** What becoming a member costs, in the tarifario. */
export const certificados: Subject = { groups: ['certificados_aportacion'], words: [''] };

const step = (title: string, text: string) => ({
  titulo: title,
  texto: text,
  dato: null,
  imagen: null,
  archivo: null,
  enlace: null,
});

/** How one becomes a member, and with how much: what those ask first who want an account or a loan. */
export const BecomeMember = ({ costos }: { costos: CurrentCosts | null }) => (
  <Section title="Hágase socio" anchor="ser-socio">
    <p>
      La cooperativa es de sus socios: cada uno tiene un voto en la asamblea, parte en los excedentes y puede pedir un
      crédito.
    </p>
    <Fold title="En tres pasos, y cuánto cuesta">
      <StepsBlock
        elementos={[
          step('Venga con su cédula', 'Y con una factura de luz o de agua de su domicilio, a cualquier agencia.'),
          step('Compre su aporte', precios(costos) || 'Su certificado de aportación es su parte de la cooperativa.'),
          step('Abra su caja de ahorro', 'En la misma visita, con el monto de apertura de la cuenta que elija.'),
        ]}
      />
      {costos && (
        <p>
          Según el{' '}
          <a href="/institucional/tarifario#certificados_aportacion">
            tarifario vigente desde el {formatDate(costos.vigenteDesde)}
          </a>
          .
        </p>
      )}
    </Fold>
    <div>
      <ButtonLink href="/contactanos/consultas?tema=ser_socio" tone="claro">
        Preguntar cómo ser socio
      </ButtonLink>
    </div>
  </Section>
);

const precios = (costos: CurrentCosts | null) =>
  (costos?.rows ?? [])
    .map((row) => `${row.concepto}: ${chargeOf(row)}.${row.observacion ? ` ${row.observacion}.` : ''}`)
    .join('\n');
