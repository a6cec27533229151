import { depositoPlazoFijo } from '@coop/domain/calculators/depositoPlazoFijo';
import { formatDate, formatMoney, formatPercent } from '@coop/domain/format';
import { useId, useState } from 'react';
import { BotonEnlace } from '../componentes/Boton';
import { CampoDeslizante } from './CampoDeslizante';
import { enLimites } from './limites';
import css from './Simulador.module.css';
import type { PlazoSimulable } from './tipos';

type Props = { plazos: readonly PlazoSimulable[]; hoy: string };

const MONTO_INICIAL = 10_000;
const MONTO_MAX = 200_000;
const PLAZO_INICIAL_DIAS = 360;

/** What a term deposit earns, as one slides. */
export function SimuladorDeposito({ plazos, hoy }: Props) {
  const id = useId();
  const dias = [...new Set(plazos.map(({ desde }) => desde))].sort((a, b) => a - b);
  const [plazo, setPlazo] = useState(dias.find((d) => d >= PLAZO_INICIAL_DIAS) ?? dias[0] ?? 0);
  const [montoPedido, setMonto] = useState(MONTO_INICIAL);
  const montoMin = Math.max(100, Math.min(...plazos.map(({ montoDesde }) => montoDesde)));
  const monto = enLimites(montoPedido, montoMin, MONTO_MAX);
  const fila = plazos.find(
    ({ desde, montoDesde, montoHasta }) =>
      desde === plazo && montoDesde <= monto && (montoHasta === null || monto <= montoHasta),
  );
  if (dias.length === 0) return null;
  const ganado =
    fila &&
    depositoPlazoFijo({
      moneda: 'BOB',
      monto: String(monto),
      plazoDias: plazo,
      tasaAnual: fila.tasaAnual,
      tipoPersona: 'natural',
      fecha: hoy,
    });
  return (
    <div className={css.simulador}>
      <div className={css.eleccion}>
        <label htmlFor={id}>Plazo</label>
        <select id={id} value={plazo} onChange={(e) => setPlazo(Number(e.target.value))}>
          {dias.map((d) => (
            <option key={d} value={d}>
              {d} días
            </option>
          ))}
        </select>
      </div>
      <CampoDeslizante
        etiqueta="¿Cuánto desea depositar?"
        antes="Bs"
        valor={monto}
        min={montoMin}
        max={MONTO_MAX}
        paso={500}
        alCambiar={setMonto}
      />
      <div className={css.resultado}>
        <p>
          <span className={css.que}>Gana en intereses</span>
          <output className={css.cuanto}>{ganado ? formatMoney(ganado.interesLiquido) : 'Consúltenos'}</output>
        </p>
        <BotonEnlace to="/contactanos/consultas?tema=dpf">Abrir un DPF</BotonEnlace>
      </div>
      <p className={css.nota}>
        {fila ? `Tasa ${formatPercent(fila.tasaAnual)} anual sobre 360 días` : 'Sin tasa publicada para ese monto'},
        vigente al {formatDate(hoy)}. Resultado referencial, con la retención del RC-IVA si corresponde; no constituye
        oferta.
      </p>
    </div>
  );
}
