import { useLocation } from 'react-router-dom';
import { Compartir } from '../componentes/Compartir';
import { Imprimir } from '../componentes/Imprimir';
import { CajaDeSimulador } from './CajaDeSimulador';
import { Comparacion } from './Comparacion';
import { creditoPedido, pedidoCompleto } from './creditoPedido';
import { DetalleDeCredito } from './DetalleDeCredito';
import { COMPLETO, nombresDeComparacion, nombresDeCredito, OTRA, PLAN } from './nombres';
import opcion from './Opcion.module.css';
import { OpcionDeCredito } from './OpcionDeCredito';
import { comoConsulta, conFinal, type Pedido, parteDe } from './pedido';
import css from './Simulador.module.css';
import type { CreditoSimulable } from './tipos';
import { usePapel } from './usePapel';
import { usePedido } from './usePedido';

type Props = {
  creditos: readonly CreditoSimulable[];
  /** What the address asks. */
  pedido: Pedido;
  hoy: string;
};

const NOMBRES = ['Opción A', 'Opción B'] as const;

/**
 * What a loan costs, for whoever writes and slides, or sends the form; and of two, which one. The address says all that was
 * asked, and nothing of rates: those are the ones that are published.
 */
export const SimuladorDeCredito = (props: Props) =>
  props.creditos.length > 0 && <Simulador key={JSON.stringify(props.pedido)} {...props} />;

function Simulador({ creditos, pedido: inicial, hoy }: Props) {
  const { pathname } = useLocation();
  const { enPapel, preparar } = usePapel();
  const enteroDe = (pedido: Pedido): Pedido => ({
    ...pedidoCompleto(ladoDe(pedido, ''), creditos),
    ...(isComparing(pedido) && conFinal(pedidoCompleto(ladoDe(pedido, OTRA), creditos), OTRA)),
    ...parteDe(pedido, [PLAN]),
  });
  const [pedido, setPedido] = usePedido(inicial, nombresDeComparacion, enteroDe);
  const entero = enteroDe(pedido);
  const compara = isComparing(pedido);
  const lados = compara ? (['', OTRA] as const) : ([''] as const);
  const opciones = lados.flatMap((lado) => creditoPedido(ladoDe(pedido, lado), creditos, hoy) ?? []);
  const [a, b] = opciones;
  const completo = enPapel || pedido[PLAN] === COMPLETO;
  const otro: Pedido = compara ? ladoDe(entero, '') : { ...entero, ...conFinal(ladoDe(entero, ''), OTRA) };
  const ir = (nuevo: Pedido) => `${pathname}${comoConsulta(nuevo)}#simulador`;

  return (
    <CajaDeSimulador
      titulo="Simule su cuota"
      direccion={pathname}
      enPapel={enPapel}
      campos={
        <div className={compara ? opcion.dos : undefined}>
          {opciones.map((simulado, at) => (
            <OpcionDeCredito
              key={NOMBRES[at]}
              {...{ simulado, creditos, hoy }}
              sufijo={lados[at] ?? ''}
              titulo={compara ? NOMBRES[at] : undefined}
              alCambiar={(nombre, valor) => setPedido(cambiado(pedido, nombre, valor, lados[at] ?? ''))}
            />
          ))}
        </div>
      }
    >
      <p className={css.comparar}>
        <a
          href={ir(otro)}
          onClick={(e) => {
            e.preventDefault();
            setPedido(otro);
          }}
        >
          {compara ? 'Dejar de comparar' : 'Comparar con otra opción'}
        </a>
      </p>
      {a && b && <Comparacion a={a} b={b} />}
      {opciones.map((simulado, at) => (
        <DetalleDeCredito
          key={NOMBRES[at]}
          {...{ simulado, hoy, completo }}
          cual={compara ? NOMBRES[at] : undefined}
          entero={ir({ ...entero, [PLAN]: COMPLETO })}
          alVerTodas={() => setPedido({ ...pedido, [PLAN]: COMPLETO })}
        />
      ))}
      {opciones.every(({ resultado }) => resultado) && (
        <div className={css.pie}>
          <Imprimir texto="Imprimir plan de pagos" antes={preparar} />
          <Compartir titulo="Simulación de crédito" consulta={comoConsulta(entero)} />
        </div>
      )}
    </CajaDeSimulador>
  );
}

const isComparing = (pedido: Pedido) => Object.keys(pedido).some((nombre) => nombre.endsWith(OTRA));
const ladoDe = (pedido: Pedido, final: '' | typeof OTRA) => parteDe(pedido, nombresDeCredito, final);

/** What is chosen among what a loan offers does not go with another loan; what was written stays. */
function cambiado(pedido: Pedido, nombre: string, valor: string, sufijo: string): Pedido {
  const nuevo = { ...pedido, [nombre + sufijo]: valor };
  if (nombre === 'producto')
    for (const elegido of ['moneda', 'sistema', 'frecuencia', 'gracia_meses']) delete nuevo[elegido + sufijo];
  return nuevo;
}
