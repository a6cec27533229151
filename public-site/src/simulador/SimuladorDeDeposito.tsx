import type { Holiday } from '@coop/domain/calendar';
import { useLocation } from 'react-router-dom';
import { BotonEnlace } from '../componentes/Boton';
import { Compartir } from '../componentes/Compartir';
import { Imprimir } from '../componentes/Imprimir';
import { CajaDeSimulador } from './CajaDeSimulador';
import { CampoEleccion } from './CampoEleccion';
import { CampoFecha } from './CampoFecha';
import { CamposDeDeposito } from './CamposDeDeposito';
import { CifrasDeDeposito } from './CifrasDeDeposito';
import { depositoCompleto, depositoPedido } from './depositoPedido';
import { COMPLETO, nombresDeDeposito, PLAN } from './nombres';
import { Opcion } from './Opcion';
import { PagosDeInteres } from './PagosDeInteres';
import { comoOpciones, pagosDeInteres, personas } from './palabras';
import { comoConsulta, type Pedido, parteDe } from './pedido';
import css from './Simulador.module.css';
import { SinResultado } from './SinResultado';
import { TasaUsada } from './TasaUsada';
import type { DepositosSimulables } from './tipos';
import { usePapel } from './usePapel';
import { usePedido } from './usePedido';

type Props = {
  tabla: DepositosSimulables;
  /** What the address asks. */
  pedido: Pedido;
  hoy: string;
  feriados: readonly Holiday[];
};

const NOMBRES = [...nombresDeDeposito, PLAN];
const deDeposito = (pedido: Pedido) => parteDe(pedido, nombresDeDeposito);

/** What a term deposit earns, at the rates in force, for whoever writes and slides, or sends the form. */
export const SimuladorDeDeposito = (props: Props) => <Simulador key={JSON.stringify(props.pedido)} {...props} />;

function Simulador({ tabla, pedido: inicial, hoy, feriados }: Props) {
  const { pathname } = useLocation();
  const { enPapel, preparar } = usePapel();
  const [pedido, setPedido] = usePedido(inicial, NOMBRES, (asked) => ({
    ...depositoCompleto(deDeposito(asked), tabla).pedido,
    ...parteDe(asked, [PLAN]),
  }));
  const simulado = depositoPedido(deDeposito(pedido), tabla, hoy, feriados);
  const { faltas, pagos, resultado } = simulado;
  const cambiar = (nombre: string, valor: string) => setPedido({ ...pedido, [nombre]: valor });
  const eleccion = (nombre: string) => ({
    nombre,
    valor: simulado.pedido[nombre] ?? '',
    falta: faltas[nombre],
    alCambiar: (valor: string) => cambiar(nombre, valor),
  });
  return (
    <CajaDeSimulador
      titulo="Simule su depósito"
      direccion={pathname}
      enPapel={enPapel}
      campos={
        <Opcion
          campos={
            <>
              <CamposDeDeposito {...{ simulado, tabla }} alCambiar={cambiar} />
              <CampoEleccion
                etiqueta="Deposita"
                opciones={comoOpciones(['natural', 'juridica'], personas)}
                {...eleccion('tipo_persona')}
              />
              <CampoEleccion
                etiqueta="Le pagamos el interés"
                opciones={comoOpciones(pagos, pagosDeInteres)}
                {...eleccion('pago')}
              />
              <CampoFecha
                etiqueta="Fecha del depósito"
                ayuda="Vacía, hoy. Cambia el día del vencimiento."
                hoy={hoy}
                {...eleccion('fecha')}
              />
            </>
          }
          resultado={
            resultado ? <CifrasDeDeposito {...resultado} /> : <SinResultado faltas={Object.keys(faltas).length} />
          }
        />
      }
    >
      {resultado && (
        <>
          <TasaUsada tasaAnual={resultado.terminos.tasaAnual} vigenteDesde={tabla.vigenteDesde} hoy={hoy}>
            Sobre un año de 360 días. Si el vencimiento cae en un día no hábil, se paga el siguiente día hábil.
          </TasaUsada>
          {resultado.terminos.pago !== 'vencimiento' && (
            <PagosDeInteres
              pagos={resultado.ganado.pagos}
              moneda={resultado.terminos.moneda}
              completo={enPapel || pedido[PLAN] === COMPLETO}
              entero={`${pathname}${comoConsulta({ ...simulado.pedido, [PLAN]: COMPLETO })}#simulador`}
              alVerTodas={() => cambiar(PLAN, COMPLETO)}
            />
          )}
          <div className={css.pie}>
            <BotonEnlace to="/contactanos/consultas?tema=dpf">Abrir un DPF</BotonEnlace>
            <Imprimir texto="Imprimir" antes={preparar} />
            <Compartir titulo="Simulación de depósito a plazo fijo" consulta={comoConsulta(simulado.pedido)} />
          </div>
        </>
      )}
    </CajaDeSimulador>
  );
}
