import { CamposDeCredito } from './CamposDeCredito';
import { CifrasDeCredito } from './CifrasDeCredito';
import type { CreditoSimulado } from './creditoPedido';
import { MasOpciones } from './MasOpciones';
import { Opcion } from './Opcion';
import { SinResultado } from './SinResultado';
import type { CreditoSimulable } from './tipos';

type Props = {
  simulado: CreditoSimulado;
  creditos: readonly CreditoSimulable[];
  hoy: string;
  sufijo: string;
  /** Where there are two. */
  titulo?: string;
  alCambiar: (nombre: string, valor: string) => void;
};

/** One of the loans that are simulated: what is asked of it, and its figures. */
export const OpcionDeCredito = ({ simulado, creditos, hoy, sufijo, titulo, alCambiar }: Props) => (
  <Opcion
    titulo={titulo}
    campos={
      <>
        <CamposDeCredito {...{ simulado, creditos, sufijo, alCambiar }} />
        <MasOpciones {...{ simulado, hoy, sufijo, alCambiar }} />
      </>
    }
    resultado={
      simulado.resultado ? (
        <CifrasDeCredito {...simulado.resultado} />
      ) : (
        <SinResultado faltas={Object.keys(simulado.faltas).length} />
      )
    }
  />
);
