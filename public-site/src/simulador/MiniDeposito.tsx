import { formatMoney } from '@coop/domain/format';
import { useState } from 'react';
import { Boton, BotonEnlace } from '../componentes/Boton';
import { CamposDeDeposito } from './CamposDeDeposito';
import { depositoPedido } from './depositoPedido';
import css from './Mini.module.css';
import type { Pedido } from './pedido';
import { SinResultado } from './SinResultado';
import { TasaUsada } from './TasaUsada';
import type { DepositosSimulables } from './tipos';

type Props = { tabla: DepositosSimulables; hoy: string };

/** What a term deposit earns, as one slides. It is a form: what was chosen goes to the whole simulator. */
export function MiniDeposito({ tabla, hoy }: Props) {
  const [pedido, setPedido] = useState<Pedido>({});
  // The day on which it is paid is not shown here, and needs no calendar.
  const simulado = depositoPedido(pedido, tabla, hoy, []);
  const { resultado, faltas } = simulado;
  return (
    <form className={css.mini} action="/productos/depositos-plazo-fijo#simulador" method="get">
      <CamposDeDeposito
        {...{ simulado, tabla }}
        alCambiar={(nombre, valor) => setPedido({ ...pedido, [nombre]: valor })}
      />
      <div className={css.resultado}>
        {resultado ? (
          <p>
            <span className={css.que}>Gana en intereses</span>
            <output className={css.cuanto}>
              {formatMoney(resultado.ganado.interesLiquido, resultado.terminos.moneda)}
            </output>
          </p>
        ) : (
          <SinResultado faltas={Object.keys(faltas).length} />
        )}
        <div className={css.acciones}>
          <Boton type="submit" tono="claro">
            Ver el detalle
          </Boton>
          <BotonEnlace className={css.conGuion} to="/contactanos/consultas?tema=dpf">
            Abrir un DPF
          </BotonEnlace>
        </div>
      </div>
      {resultado && (
        <TasaUsada tasaAnual={resultado.terminos.tasaAnual} vigenteDesde={tabla.vigenteDesde} hoy={hoy}>
          Con la retención del RC-IVA si corresponde.
        </TasaUsada>
      )}
    </form>
  );
}
