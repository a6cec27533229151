import { formatMoney, formatNumber } from '@coop/domain/format';
import { CampoDeslizante } from './CampoDeslizante';
import { CampoEleccion } from './CampoEleccion';
import type { DepositoSimulado } from './depositoPedido';
import { monedasDe } from './filasDeDeposito';
import { comoOpciones, monedas, simboloDe } from './palabras';
import type { DepositosSimulables } from './tipos';

type Props = {
  simulado: DepositoSimulado;
  tabla: DepositosSimulables;
  alCambiar: (nombre: string, valor: string) => void;
};

/** Most that the slider reaches; the field takes more. */
const DESLIZA_HASTA: ReadonlyMap<string, number> = new Map([
  ['BOB', 200_000],
  ['USD', 50_000],
  ['UFV', 100_000],
]);

/** What everybody says of a term deposit: in what, how much, how long. */
export function CamposDeDeposito({ simulado: { pedido, filas, minimo, faltas }, tabla, alCambiar }: Props) {
  const moneda = pedido.moneda ?? 'BOB';
  const desde = Math.min(...filas.map(({ plazoDesdeDias }) => plazoDesdeDias));
  const hasta = Math.max(...filas.map(({ plazoHastaDias }) => plazoHastaDias));
  const comunes = (nombre: string) => ({
    nombre,
    valor: pedido[nombre] ?? '',
    falta: faltas[nombre],
    alCambiar: (valor: string) => alCambiar(nombre, valor),
  });
  return (
    <>
      <CampoEleccion etiqueta="Moneda" opciones={comoOpciones(monedasDe(tabla), monedas)} {...comunes('moneda')} />
      <CampoDeslizante
        etiqueta="¿Cuánto desea depositar?"
        antes={simboloDe(moneda)}
        min={Math.ceil(Number(minimo))}
        max={DESLIZA_HASTA.get(moneda) ?? 200_000}
        paso={100}
        ayuda={`Desde ${formatMoney(minimo, moneda, 0)}`}
        {...comunes('monto')}
      />
      <CampoDeslizante
        etiqueta="¿Por cuántos días?"
        despues="días"
        min={filas.length > 0 ? desde : 30}
        max={filas.length > 0 ? hasta : 3650}
        paso={30}
        ayuda={
          filas.length > 0
            ? `De ${formatNumber(desde, 0)} a ${formatNumber(hasta, 0)} días. Un año comercial son 360.`
            : undefined
        }
        {...comunes('plazo_dias')}
      />
    </>
  );
}
