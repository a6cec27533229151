import { formatMoney } from '@coop/domain/format';
import { BotonEnlace } from '../componentes/Boton';
import { Icono } from '../componentes/Icono';
import { CambioDeTasa } from './CambioDeTasa';
import type { CreditoSimulado } from './creditoPedido';
import css from './DetalleDeCredito.module.css';
import { GraficoDeCredito } from './GraficoDeCredito';
import { PlanDeCredito } from './PlanDeCredito';
import { comoConsulta } from './pedido';
import { solicitudDe } from './solicitudDe';
import { TasaUsada } from './TasaUsada';

type Props = {
  simulado: CreditoSimulado;
  hoy: string;
  /** Which of two: «Opción A». */
  cual?: string;
  completo: boolean;
  entero: string;
  alVerTodas: () => void;
};

/** All of a loan but its figures: the rate it was worked out at, what to do with it, its chart and its payments. */
export function DetalleDeCredito({ simulado, hoy, cual, completo, entero, alVerTodas }: Props) {
  const { credito, resultado } = simulado;
  if (!resultado) return null;
  const { terminos, plan } = resultado;
  return (
    <div className={css.detalle}>
      <h3>
        {cual && <span className={css.cual}>{cual}: </span>}
        {credito.nombre}, {formatMoney(terminos.monto, terminos.moneda)} en {terminos.plazoMeses} meses
      </h3>
      <TasaUsada tasaAnual={credito.tasaAnual} vigenteDesde={credito.vigenteDesde} hoy={hoy}>
        <CambioDeTasa {...simulado} />
      </TasaUsada>
      <div className={css.acciones}>
        <BotonEnlace to={`/contactanos/solicitud-credito${solicitudDe(simulado)}`}>Solicitar este crédito</BotonEnlace>
        <a className={css.bajar} href={`/api/publico/simulaciones/credito${archivoDe(simulado)}`} download>
          <Icono nombre="descargar" tamano={20} />
          Plan de pagos (CSV)
        </a>
      </div>
      <GraficoDeCredito pagos={plan.pagos} moneda={terminos.moneda} />
      <PlanDeCredito plan={plan} moneda={terminos.moneda} {...{ cual, completo, entero, alVerTodas }} />
    </div>
  );
}

const archivoDe = ({ pedido, resultado }: CreditoSimulado) =>
  comoConsulta({ ...pedido, monto: resultado?.terminos.monto ?? '', formato: 'csv' });
