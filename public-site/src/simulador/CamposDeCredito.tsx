import { formatMoney } from '@coop/domain/format';
import { amountsOf } from '@coop/domain/simulations';
import { CampoDeslizante } from './CampoDeslizante';
import { CampoEleccion } from './CampoEleccion';
import type { CreditoSimulado } from './creditoPedido';
import { comoOpciones, monedas, simboloDe } from './palabras';
import type { CreditoSimulable } from './tipos';

type Props = {
  simulado: CreditoSimulado;
  creditos: readonly CreditoSimulable[];
  /** Of the names in the address: '' or that of the second option. */
  sufijo?: string;
  alCambiar: (nombre: string, valor: string) => void;
};

/** What everybody says of the loan they want: which, how much, how long. */
export function CamposDeCredito({ simulado, creditos, sufijo = '', alCambiar }: Props) {
  const { pedido, credito, faltas, cadaMeses } = simulado;
  const moneda = pedido.moneda === 'USD' ? 'USD' : 'BOB';
  const montos = amountsOf(credito, moneda);
  const { plazoMin, plazoMax } = credito;
  const comunes = (nombre: string) => ({
    nombre: nombre + sufijo,
    valor: pedido[nombre] ?? '',
    falta: faltas[nombre],
    alCambiar: (valor: string) => alCambiar(nombre, valor),
  });
  return (
    <>
      <CampoEleccion
        etiqueta="Tipo de crédito"
        opciones={creditos.map(({ slug, nombre }) => [slug, nombre])}
        {...comunes('producto')}
      />
      <CampoEleccion etiqueta="Moneda" opciones={comoOpciones(credito.monedas, monedas)} {...comunes('moneda')} />
      {montos && (
        <CampoDeslizante
          etiqueta="¿Cuánto necesita?"
          antes={simboloDe(moneda)}
          min={Math.ceil(Number(montos.min))}
          max={Math.floor(Number(montos.max))}
          paso={pasoDe(Number(montos.max))}
          ayuda={`De ${formatMoney(montos.min, moneda, 0)} a ${formatMoney(montos.max, moneda, 0)}`}
          {...comunes('monto')}
        />
      )}
      <CampoDeslizante
        etiqueta="¿En cuántos meses?"
        despues="meses"
        min={Math.ceil(plazoMin / cadaMeses) * cadaMeses}
        max={plazoMax}
        paso={cadaMeses}
        ayuda={`De ${plazoMin} a ${plazoMax} meses`}
        {...comunes('plazo_meses')}
      />
    </>
  );
}

/** A step of the slider that goes with the size of the amount. */
const pasoDe = (max: number): number => (max > 200_000 ? 1000 : max > 20_000 ? 500 : 100);
