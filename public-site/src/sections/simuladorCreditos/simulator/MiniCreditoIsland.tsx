import { formatMoney } from '@coop/domain/format';
import { useState } from 'react';
import type { SimulableCredito } from '../../../reading/simulables';
import css from '../../../simulators/Mini.module.css';
import { NoResult } from '../../../simulators/NoResult';
import type { SimulatorInput } from '../../../simulators/simulatorInput';
import { UsedTasa } from '../../../simulators/UsedTasa';
import { Button, ButtonLink } from '../../../ui/elements/Button';
import { island } from '../../../ui/island/island';
import { CreditoFields } from './CreditoFields';
import { simulateCredito } from './simulateCredito';
import { solicitudOf } from './solicitudOf';

type Props = { creditos: readonly SimulableCredito[]; today: string };

/** First instalment by sliders; submitting opens the full simulator. */
function MiniCredito({ creditos, today }: Props) {
  const [input, setInput] = useState<SimulatorInput>({});
  const simulated = simulateCredito(input, creditos, today);
  if (!simulated) return null;
  const { credito, result, faults } = simulated;
  return (
    <form className={css.mini} action={`/productos/${credito.pagina}#simulador`} method="get">
      <CreditoFields
        simulated={simulated}
        creditos={creditos}
        onChange={(name, value) =>
          setInput(name === 'producto' ? { ...withoutMoneda(input), producto: value } : { ...input, [name]: value })
        }
      />
      <div className={css.resultado}>
        {result ? (
          <p>
            <span className={css.que}>Primera cuota estimada</span>
            <output className={css.cuanto}>
              {formatMoney(result.plan.pagos[0]?.total ?? '0', result.terms.moneda)}
            </output>
          </p>
        ) : (
          <NoResult faults={Object.keys(faults).length} />
        )}
        <div className={css.acciones}>
          <Button type="submit" tone="claro">
            Ver el plan
          </Button>
          {result && (
            <ButtonLink className={css.conGuion} href={`/contactanos/solicitud-credito${solicitudOf(simulated)}`}>
              Solicitar
            </ButtonLink>
          )}
        </div>
      </div>
      <UsedTasa tasaAnual={credito.tasaAnual} vigenteDesde={credito.vigenteDesde} today={today}>
        {credito.seguroDesgravamenMensual && 'Con seguro de desgravamen.'}
      </UsedTasa>
    </form>
  );
}

const withoutMoneda = ({ moneda: _, ...input }: SimulatorInput): SimulatorInput => input as SimulatorInput;

export const Island = island('sections/simuladorCreditos/simulator/MiniCredito', MiniCredito);
