import { formatDate } from '@coop/domain/format';
import { Link } from 'react-router-dom';
import { BloquePasos } from '../bloques/BloquePasos';
import { BotonEnlace } from '../componentes/Boton';
import { Seccion } from '../componentes/Seccion';
import { valorDe } from '../tarifario/fila';
import type { Asunto, CostosVigentes } from './leerCostos';

/** What becoming a member costs, in the tarifario. */
export const certificados: Asunto = { grupos: ['certificados_aportacion'], palabras: [''] };

const paso = (titulo: string, texto: string) => ({
  titulo,
  texto,
  dato: null,
  imagen: null,
  archivo: null,
  enlace: null,
});

/** How one becomes a member, and with how much: what those ask first who want an account or a loan. */
export const SerSocio = ({ costos }: { costos: CostosVigentes | null }) => (
  <Seccion titulo="Hágase socio" ancla="ser-socio">
    <p>
      La cooperativa es de sus socios: cada uno tiene un voto en la asamblea, parte en los excedentes y puede pedir un
      crédito.
    </p>
    <BloquePasos
      elementos={[
        paso('Venga con su cédula', 'Y con una factura de luz o de agua de su domicilio, a cualquier agencia.'),
        paso('Compre su aporte', precios(costos) || 'Su certificado de aportación es su parte de la cooperativa.'),
        paso('Abra su caja de ahorro', 'En la misma visita, con el monto de apertura de la cuenta que elija.'),
      ]}
    />
    {costos && (
      <p>
        Según el{' '}
        <Link to="/institucional/tarifario#certificados_aportacion">
          tarifario vigente desde el {formatDate(costos.vigenteDesde)}
        </Link>
        .
      </p>
    )}
    <div>
      <BotonEnlace to="/contactanos/consultas?tema=ser_socio" tono="claro">
        Preguntar cómo ser socio
      </BotonEnlace>
    </div>
  </Seccion>
);

const precios = (costos: CostosVigentes | null) =>
  (costos?.filas ?? [])
    .map((fila) => `${fila.concepto}: ${valorDe(fila)}.${fila.observacion ? ` ${fila.observacion}.` : ''}`)
    .join('\n');
