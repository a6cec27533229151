import { parametrosRcIva } from '@coop/domain/calculators';
import { formatMoney } from '@coop/domain/format';
import { useLocation } from 'react-router-dom';
import { BotonEnlace } from '../componentes/Boton';
import { Compartir } from '../componentes/Compartir';
import { capitalizaciones } from '../etiquetas';
import { ahorroPedido } from './ahorroPedido';
import { CajaDeSimulador } from './CajaDeSimulador';
import { CampoDeslizante } from './CampoDeslizante';
import { CampoEleccion } from './CampoEleccion';
import { Cifras } from './Cifras';
import { nombresDeAhorro } from './nombres';
import { Opcion } from './Opcion';
import { comoOpciones, monedas, personas, simboloDe } from './palabras';
import { comoConsulta, type Pedido } from './pedido';
import css from './Simulador.module.css';
import { SinResultado } from './SinResultado';
import { TasaUsada } from './TasaUsada';
import type { AhorroSimulable } from './tipos';
import { usePedido } from './usePedido';

type Props = {
  cajas: readonly AhorroSimulable[];
  /** What the address asks. */
  pedido: Pedido;
  hoy: string;
};

const MESES_MAX = 120;
const deslizaHasta = (moneda: string) => (moneda === 'USD' ? 20_000 : 100_000);

/** What a balance that nobody touches earns, in each account, for whoever writes and slides, or sends the form. */
export const SimuladorDeAhorro = (props: Props) =>
  props.cajas.length > 0 && <Simulador key={JSON.stringify(props.pedido)} {...props} />;

function Simulador({ cajas, pedido: inicial, hoy }: Props) {
  const { pathname } = useLocation();
  const [pedido, setPedido] = usePedido(
    inicial,
    nombresDeAhorro,
    (asked) => ahorroPedido(asked, cajas, hoy)?.pedido ?? asked,
  );
  const simulado = ahorroPedido(pedido, cajas, hoy);
  if (!simulado) return null;
  const { caja, tasas, faltas, resultado } = simulado;
  const moneda = simulado.pedido.moneda ?? 'BOB';
  const comunes = (nombre: string) => ({
    nombre,
    valor: simulado.pedido[nombre] ?? '',
    falta: faltas[nombre],
    alCambiar: (valor: string) => setPedido({ ...pedido, [nombre]: valor }),
  });
  const dinero = (monto: string) => formatMoney(monto, moneda);
  return (
    <CajaDeSimulador
      titulo="Simule su ahorro"
      direccion={pathname}
      campos={
        <Opcion
          campos={
            <>
              <CampoEleccion
                etiqueta="Cuenta"
                opciones={cajas.map(({ slug, nombre }) => [slug, nombre])}
                {...comunes('producto')}
              />
              <CampoEleccion
                etiqueta="Moneda"
                opciones={comoOpciones(
                  (['BOB', 'USD'] as const).filter((una) => tasas.some((tasa) => tasa.moneda === una)),
                  monedas,
                )}
                {...comunes('moneda')}
              />
              <CampoDeslizante
                etiqueta="¿Qué saldo mantiene?"
                antes={simboloDe(moneda)}
                min={100}
                max={deslizaHasta(moneda)}
                paso={100}
                {...comunes('monto')}
              />
              <CampoDeslizante
                etiqueta="¿Cuántos meses?"
                despues="meses"
                min={1}
                max={MESES_MAX}
                paso={1}
                ayuda={`De 1 a ${MESES_MAX} meses`}
                {...comunes('plazo_meses')}
              />
              <CampoEleccion
                etiqueta="Ahorra"
                opciones={comoOpciones(['natural', 'juridica'], personas)}
                {...comunes('tipo_persona')}
              />
            </>
          }
          resultado={
            resultado ? (
              <Cifras
                que="Gana en intereses"
                cuanto={dinero(resultado.ganado.interesLiquido)}
                datos={[
                  ['Interés bruto', dinero(resultado.ganado.interesBruto)],
                  [`Retención del RC-IVA (${parametrosRcIva.alicuota}\u00a0%)`, dinero(resultado.ganado.rcIva)],
                  ['Interés líquido', dinero(resultado.ganado.interesLiquido)],
                  ['Saldo al final', dinero(resultado.ganado.saldoFinal)],
                ]}
              />
            ) : (
              <SinResultado faltas={Object.keys(faltas).length} />
            )
          }
        />
      }
    >
      {resultado && (
        <>
          <TasaUsada tasaAnual={resultado.terminos.tasaAnual} vigenteDesde={resultado.vigenteDesde} hoy={hoy}>
            El interés se suma al saldo {capitalizaciones[caja.capitalizacion]}, con meses de 30 días y sin retiros ni
            depósitos. La tasa puede cambiar: rige la publicada cada día.
          </TasaUsada>
          <div className={css.pie}>
            <BotonEnlace to="/contactanos/consultas?tema=ahorro">Abrir esta cuenta</BotonEnlace>
            <Compartir titulo="Simulación de ahorro" consulta={comoConsulta(simulado.pedido)} />
          </div>
        </>
      )}
    </CajaDeSimulador>
  );
}
