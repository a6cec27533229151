import { Island as MiniDeposito } from '../sections/depositosPlazoFijo/simulator/MiniDepositoIsland';
import { Island as MiniCredito } from '../sections/simuladorCreditos/simulator/MiniCreditoIsland';
import type { BlockProps } from './BlockProps';
import { LinkPanel } from './LinkPanel';
import css from './SimulatorBlock.module.css';

/** A small simulator with a link to the full one. Renders only the link for a product without a small simulator. */
export function SimulatorBlock({ bloque: { titulo, llamado } }: BlockProps) {
  if (llamado?.que === 'pagina') return <LinkPanel {...llamado} button="Ir al simulador" named={Boolean(titulo)} />;
  if (llamado?.que !== 'credito' && llamado?.que !== 'deposito') return null;
  const title = llamado.que === 'credito' ? 'Simule su crédito' : 'Simule su depósito';
  return (
    <>
      {!titulo && <h2>{title}</h2>}
      <div className={css.caja}>
        {llamado.que === 'credito' ? (
          <MiniCredito creditos={llamado.creditos} today={llamado.hoy} />
        ) : (
          <MiniDeposito table={llamado.table} today={llamado.hoy} />
        )}
      </div>
    </>
  );
}
