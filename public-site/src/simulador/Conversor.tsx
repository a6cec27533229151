import { formatDate, formatMoney, formatNumber } from '@coop/domain/format';
import { useLocation } from 'react-router-dom';
import type { Cotizacion } from '../leer';
import { CajaDeSimulador } from './CajaDeSimulador';
import { CampoEleccion } from './CampoEleccion';
import { CampoMonto } from './CampoMonto';
import { Cifras } from './Cifras';
import { type CambioSimulado, cambioPedido } from './cambioPedido';
import { nombresDeCambio } from './nombres';
import { Opcion } from './Opcion';
import { comoOpciones, monedas, simboloDe } from './palabras';
import type { Pedido } from './pedido';
import { SinResultado } from './SinResultado';
import css from './TasaUsada.module.css';
import { usePedido } from './usePedido';

type Props = {
  cotizacion: Cotizacion;
  /** What the address asks. */
  pedido: Pedido;
};

const DIVISAS = ['BOB', 'USD', 'UFV'] as const;

/** Bolivianos, dollars and UFV, one into another at the rates of the day. */
export const Conversor = (props: Props) => <Caja key={JSON.stringify(props.pedido)} {...props} />;

function Caja({ cotizacion, pedido: inicial }: Props) {
  const { pathname } = useLocation();
  const [pedido, setPedido] = usePedido(inicial, nombresDeCambio, (asked) => cambioPedido(asked, cotizacion).pedido);
  const simulado = cambioPedido(pedido, cotizacion);
  const { faltas, resultado } = simulado;
  const comunes = (nombre: string) => ({
    nombre,
    valor: simulado.pedido[nombre] ?? '',
    falta: faltas[nombre],
    alCambiar: (valor: string) => setPedido({ ...pedido, [nombre]: valor }),
  });
  return (
    <CajaDeSimulador
      titulo="Convierta un monto"
      ancla="conversor"
      direccion={pathname}
      campos={
        <Opcion
          campos={
            <>
              <CampoMonto etiqueta="Monto" antes={simboloDe(simulado.pedido.de ?? '')} {...comunes('monto')} />
              <CampoEleccion etiqueta="De" opciones={comoOpciones(DIVISAS, monedas)} {...comunes('de')} />
              <CampoEleccion etiqueta="A" opciones={comoOpciones(DIVISAS, monedas)} {...comunes('a')} />
            </>
          }
          resultado={
            resultado ? (
              <Cifras
                que={`${formatMoney(resultado.monto, resultado.de)} son`}
                cuanto={formatMoney(resultado.convertido, resultado.a)}
                datos={[]}
              />
            ) : (
              <SinResultado faltas={Object.keys(faltas).length} />
            )
          }
        />
      }
    >
      {resultado && (
        <p className={css.nota}>
          {cuentaDe(resultado, cotizacion)} Cotización vigente desde el {formatDate(cotizacion.fecha)}. Resultado
          referencial, no constituye oferta ni compromiso.
        </p>
      )}
    </CajaDeSimulador>
  );
}

/** The rates that were used, and how. */
function cuentaDe({ de, a }: NonNullable<CambioSimulado['resultado']>, { cotizaciones }: Cotizacion): string {
  const usadas = [
    de === 'USD' && `le compramos el dólar a Bs ${formatNumber(cotizaciones.compra)}`,
    a === 'USD' && `le vendemos el dólar a Bs ${formatNumber(cotizaciones.venta)}`,
    [de, a].includes('UFV') && `la UFV vale Bs ${formatNumber(cotizaciones.ufv, 5)}`,
  ].filter(Boolean);
  const frase = usadas.join(' y ');
  return `${frase.charAt(0).toUpperCase()}${frase.slice(1)}.`;
}
