import { BriefAgencias } from '../sections/agencias/BriefAgencias';
import type { BlockProps } from './BlockProps';

/** Branches, and whether they are open. */
export const AgenciasBlock = ({ bloque: { titulo, llamado } }: BlockProps) =>
  llamado?.que === 'agencias' && (
    <>
      {!titulo && <h2>Agencias</h2>}
      <BriefAgencias agencias={llamado.agencias} feriados={llamado.feriados} />
    </>
  );
