import { formatMoney } from '@coop/domain/format';
import { useState } from 'react';
import type { SimulableDepositos } from '../../../reading/simulables';
import css from '../../../simulators/Mini.module.css';
import { NoResult } from '../../../simulators/NoResult';
import type { SimulatorInput } from '../../../simulators/simulatorInput';
import { UsedTasa } from '../../../simulators/UsedTasa';
import { Button, ButtonLink } from '../../../ui/elements/Button';
import { island } from '../../../ui/island/island';
import { DepositoFields } from './DepositoFields';
import { depositoRequestUrl } from './depositoRequestUrl';
import { simulateDeposito } from './simulateDeposito';

type Props = { table: SimulableDepositos; today: string };

/** Yield of a deposit by sliders; submitting opens the full simulator. */
function MiniDeposito({ table, today }: Props) {
  const [input, setInput] = useState<SimulatorInput>({});
  // The payment date is not shown here, so no holiday calendar is needed.
  const simulated = simulateDeposito(input, table, today, []);
  const { result, faults } = simulated;
  return (
    <form className={css.mini} action="/productos/depositos-plazo-fijo#simulador" method="get">
      <DepositoFields {...{ simulated, table }} onChange={(name, value) => setInput({ ...input, [name]: value })} />
      <div className={css.resultado}>
        {result ? (
          <p>
            <span className={css.que}>Gana en intereses</span>
            <output className={css.cuanto}>{formatMoney(result.earned.interesLiquido, result.terms.moneda)}</output>
          </p>
        ) : (
          <NoResult faults={Object.keys(faults).length} />
        )}
        <div className={css.acciones}>
          <Button type="submit" tone="claro">
            Ver el detalle
          </Button>
          <ButtonLink className={css.conGuion} href={depositoRequestUrl(simulated)}>
            Lo quiero
          </ButtonLink>
        </div>
      </div>
      {result && (
        <UsedTasa tasaAnual={result.terms.tasaAnual} vigenteDesde={table.vigenteDesde} today={today}>
          Con la retención del RC-IVA si corresponde.
        </UsedTasa>
      )}
    </form>
  );
}

export const Island = island('sections/depositosPlazoFijo/simulator/MiniDeposito', MiniDeposito);
