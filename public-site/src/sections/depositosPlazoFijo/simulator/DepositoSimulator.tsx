import type { Holiday } from '@coop/domain/calendar';
import type { SimulableDepositos } from '../../../reading/simulables';
import { type Asked, asQuery, partOf } from '../../../simulators/asked';
import { ChoiceField } from '../../../simulators/fields/ChoiceField';
import { DateField } from '../../../simulators/fields/DateField';
import { NoResult } from '../../../simulators/NoResult';
import { depositoNames, PLAN, WHOLE } from '../../../simulators/names';
import { Option } from '../../../simulators/Option';
import css from '../../../simulators/Simulator.module.css';
import { SimulatorBox } from '../../../simulators/SimulatorBox';
import type { SimulatorProps } from '../../../simulators/SimulatorProps';
import { UsedTasa } from '../../../simulators/UsedTasa';
import { useAsked } from '../../../simulators/useAsked';
import { usePaper } from '../../../simulators/usePaper';
import { asOptions, interestPayments, people } from '../../../simulators/words';
import { ButtonLink } from '../../../ui/elements/Button';
import { Print } from '../../../ui/sharing/Print';
import { Share } from '../../../ui/sharing/Share';
import { DepositoFields } from './DepositoFields';
import { DepositoFigures } from './DepositoFigures';
import { completeDeposito, depositoAsked } from './depositoAsked';
import { InterestPayments } from './InterestPayments';

type Props = SimulatorProps & { table: SimulableDepositos; feriados: readonly Holiday[] };

const NAMES = [...depositoNames, PLAN];
const ofDeposito = (asked: Asked) => partOf(asked, depositoNames);

/** What a term deposit earns, at the rates in force, for whoever writes and slides, or sends the form. */
export function DepositoSimulator({ table, asked: initial, today, feriados, address, shared }: Props) {
  const { onPaper, prepare } = usePaper();
  const [asked, setAsked] = useAsked(initial, NAMES, (typed) => ({
    ...completeDeposito(ofDeposito(typed), table).asked,
    ...partOf(typed, [PLAN]),
  }));
  const simulated = depositoAsked(ofDeposito(asked), table, today, feriados);
  const { faults, payments, result } = simulated;
  const change = (name: string, value: string) => setAsked({ ...asked, [name]: value });
  const choice = (name: string) => ({
    name,
    value: simulated.asked[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => change(name, value),
  });
  return (
    <SimulatorBox
      title="Simule su depósito"
      address={address}
      onPaper={onPaper}
      fields={
        <Option
          fields={
            <>
              <DepositoFields {...{ simulated, table }} onChange={change} />
              <ChoiceField
                label="Deposita"
                options={asOptions(['natural', 'juridica'], people)}
                {...choice('tipo_persona')}
              />
              <ChoiceField
                label="Le pagamos el interés"
                options={asOptions(payments, interestPayments)}
                {...choice('pago')}
              />
              <DateField
                label="Fecha del depósito"
                help="Vacía, hoy. Cambia el día del vencimiento."
                today={today}
                {...choice('fecha')}
              />
            </>
          }
          result={
            result ? (
              <DepositoFigures {...result} rcIva={table.rcIva} />
            ) : (
              <NoResult faults={Object.keys(faults).length} />
            )
          }
        />
      }
    >
      {result && (
        <>
          <UsedTasa tasaAnual={result.terms.tasaAnual} vigenteDesde={table.vigenteDesde} today={today}>
            Sobre un año de 360 días. Si el vencimiento cae en un día no hábil, se paga el siguiente día hábil.
          </UsedTasa>
          {result.terms.pago !== 'vencimiento' && (
            <InterestPayments
              payments={result.earned.pagos}
              moneda={result.terms.moneda}
              complete={onPaper || asked[PLAN] === WHOLE}
              whole={`${address}${asQuery({ ...simulated.asked, [PLAN]: WHOLE })}#simulador`}
              onShowAll={() => change(PLAN, WHOLE)}
            />
          )}
          <div className={css.pie}>
            <ButtonLink href="/contactanos/consultas?tema=dpf">Abrir un DPF</ButtonLink>
            <Print text="Imprimir" before={prepare} />
            <Share title="Simulación de depósito a plazo fijo" address={shared && shared + asQuery(simulated.asked)} />
          </div>
        </>
      )}
    </SimulatorBox>
  );
}
