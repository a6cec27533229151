import { planDePagos } from '@coop/domain/calculators/planDePagos';
import { formatDate, formatMoney, formatPercent } from '@coop/domain/format';
import { useId, useState } from 'react';
import { Boton } from '../componentes/Boton';
import { CampoDeslizante } from './CampoDeslizante';
import { enLimites, pasoDe } from './limites';
import css from './Simulador.module.css';
import type { CreditoSimulable } from './tipos';

type Props = { creditos: readonly CreditoSimulable[]; hoy: string };

const MONTO_INICIAL = 50_000;
const PLAZO_INICIAL = 36;

/** The first payment of a loan, as one slides. It is a form: what was chosen goes with the application. */
export function SimuladorCredito({ creditos, hoy }: Props) {
  const id = useId();
  const [elegido, setElegido] = useState(creditos[0]);
  const [montoPedido, setMonto] = useState(MONTO_INICIAL);
  const [plazoPedido, setPlazo] = useState(PLAZO_INICIAL);
  if (!elegido) return null;
  const monto = enLimites(montoPedido, elegido.montoMin, elegido.montoMax);
  const plazo = enLimites(plazoPedido, elegido.plazoMin, elegido.plazoMax);
  const { pagos } = planDePagos({
    monto: String(monto),
    plazoMeses: plazo,
    tasaAnual: elegido.tasaAnual,
    seguroDesgravamenMensual: elegido.seguroMensual,
    sistema: 'cuota_fija',
    fecha: hoy,
  });
  return (
    <form className={css.simulador} action="/contactanos/solicitud-credito" method="get">
      <input type="hidden" name="moneda" value="BOB" />
      <div className={css.eleccion}>
        <label htmlFor={id}>Tipo de crédito</label>
        <select
          id={id}
          name="producto"
          value={elegido.id}
          onChange={(e) => setElegido(creditos.find((c) => c.id === e.target.value) ?? elegido)}
        >
          {creditos.map((credito) => (
            <option key={credito.id} value={credito.id}>
              {credito.nombre}
            </option>
          ))}
        </select>
      </div>
      <CampoDeslizante
        etiqueta="¿Cuánto necesita?"
        nombre="monto"
        antes="Bs"
        valor={monto}
        min={elegido.montoMin}
        max={elegido.montoMax}
        paso={pasoDe(elegido.montoMax)}
        alCambiar={setMonto}
      />
      <CampoDeslizante
        etiqueta="¿En cuántos meses?"
        nombre="plazo"
        despues="meses"
        valor={plazo}
        min={elegido.plazoMin}
        max={elegido.plazoMax}
        paso={1}
        alCambiar={setPlazo}
      />
      <div className={css.resultado}>
        <p>
          <span className={css.que}>Primera cuota estimada</span>
          <output className={css.cuanto}>{formatMoney(pagos[0]?.total ?? '0')}</output>
        </p>
        <Boton type="submit">Solicitar</Boton>
      </div>
      <p className={css.nota}>
        Tasa {formatPercent(elegido.tasaAnual)} anual
        {elegido.seguroMensual && ', con seguro de desgravamen'}, vigente al {formatDate(hoy)}. Resultado referencial,
        no constituye oferta ni compromiso.
      </p>
    </form>
  );
}
