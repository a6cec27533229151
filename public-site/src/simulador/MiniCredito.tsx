import { formatMoney } from '@coop/domain/format';
import { useState } from 'react';
import { Boton, BotonEnlace } from '../componentes/Boton';
import { CamposDeCredito } from './CamposDeCredito';
import { creditoPedido } from './creditoPedido';
import css from './Mini.module.css';
import type { Pedido } from './pedido';
import { SinResultado } from './SinResultado';
import { solicitudDe } from './solicitudDe';
import { TasaUsada } from './TasaUsada';
import type { CreditoSimulable } from './tipos';

type Props = { creditos: readonly CreditoSimulable[]; hoy: string };

/** The first payment of a loan, as one slides. It is a form: what was chosen goes to the whole simulator. */
export function MiniCredito({ creditos, hoy }: Props) {
  const [pedido, setPedido] = useState<Pedido>({});
  const simulado = creditoPedido(pedido, creditos, hoy);
  if (!simulado) return null;
  const { credito, resultado, faltas } = simulado;
  return (
    <form className={css.mini} action={`/productos/${credito.pagina}#simulador`} method="get">
      <CamposDeCredito
        simulado={simulado}
        creditos={creditos}
        alCambiar={(nombre, valor) =>
          setPedido(nombre === 'producto' ? { ...sinMoneda(pedido), producto: valor } : { ...pedido, [nombre]: valor })
        }
      />
      <div className={css.resultado}>
        {resultado ? (
          <p>
            <span className={css.que}>Primera cuota estimada</span>
            <output className={css.cuanto}>
              {formatMoney(resultado.plan.pagos[0]?.total ?? '0', resultado.terminos.moneda)}
            </output>
          </p>
        ) : (
          <SinResultado faltas={Object.keys(faltas).length} />
        )}
        <div className={css.acciones}>
          <Boton type="submit" tono="claro">
            Ver el plan
          </Boton>
          {resultado && (
            <BotonEnlace className={css.conGuion} to={`/contactanos/solicitud-credito${solicitudDe(simulado)}`}>
              Solicitar
            </BotonEnlace>
          )}
        </div>
      </div>
      <TasaUsada tasaAnual={credito.tasaAnual} vigenteDesde={credito.vigenteDesde} hoy={hoy}>
        {credito.seguroDesgravamenMensual && 'Con seguro de desgravamen.'}
      </TasaUsada>
    </form>
  );
}

const sinMoneda = ({ moneda: _, ...pedido }: Pedido): Pedido => pedido as Pedido;
