import type { SimulableCredito } from '../../../reading/simulables';
import { NoResult } from '../../../simulators/NoResult';
import { Option } from '../../../simulators/Option';
import { CreditoFields } from './CreditoFields';
import { CreditoFigures } from './CreditoFigures';
import type { SimulatedCredito } from './creditoAsked';
import { MoreOptions } from './MoreOptions';

type Props = {
  simulated: SimulatedCredito;
  creditos: readonly SimulableCredito[];
  today: string;
  suffix: string;
  /** Where there are two. */
  title?: string;
  onChange: (name: string, value: string) => void;
};

/** One of the loans that are simulated: what is asked of it, and its figures. */
export const CreditoOption = ({ simulated, creditos, today, suffix, title, onChange }: Props) => (
  <Option
    title={title}
    fields={
      <>
        <CreditoFields {...{ simulated, creditos, suffix, onChange }} />
        <MoreOptions {...{ simulated, today, suffix, onChange }} />
      </>
    }
    result={
      simulated.result ? (
        <CreditoFigures terms={simulated.result.terms} plan={simulated.result.plan} />
      ) : (
        <NoResult faults={Object.keys(simulated.faults).length} />
      )
    }
  />
);
