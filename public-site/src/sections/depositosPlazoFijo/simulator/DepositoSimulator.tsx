import type { Holiday } from '@coop/domain/calendar';
import type { SimulableDepositos } from '../../../reading/simulables';
import { type Asked, asQuery, partOf, withEnding } from '../../../simulators/asked';
import { depositoComparisonNames, ladderNames, PLAN } from '../../../simulators/names';
import opcion from '../../../simulators/Option.module.css';
import css from '../../../simulators/Simulator.module.css';
import { SimulatorBox } from '../../../simulators/SimulatorBox';
import type { SimulatorProps } from '../../../simulators/SimulatorProps';
import { useAsked } from '../../../simulators/useAsked';
import { usePaper } from '../../../simulators/usePaper';
import { Print } from '../../../ui/sharing/Print';
import { Share } from '../../../ui/sharing/Share';
import { CompareDepositos } from './CompareDepositos';
import { CompareLinks } from './CompareLinks';
import { DepositoDetail } from './DepositoDetail';
import { DepositoOption } from './DepositoOption';
import { completeDeposito, depositoAsked } from './depositoAsked';
import { sideOf, sidesIn } from './depositoSides';
import { LadderTool } from './LadderTool';

type Props = SimulatorProps & { table: SimulableDepositos; feriados: readonly Holiday[] };

const NAMES = ['Opción A', 'Opción B', 'Opción C'];

/** What a term deposit earns, at the rates in force, for whoever writes and slides, or sends the form; and of up to three, which. */
export function DepositoSimulator({ table, asked: initial, today, feriados, address, shared }: Props) {
  const { onPaper, prepare } = usePaper();
  const wholeOf = (typed: Asked): Asked =>
    Object.assign(
      partOf(typed, [PLAN, ...ladderNames]),
      ...sidesIn(typed).map((side) => withEnding(completeDeposito(sideOf(typed, side), table).asked, side)),
    );
  const [asked, setAsked] = useAsked(initial, depositoComparisonNames, wholeOf);
  const whole = wholeOf(asked);
  const sides = sidesIn(asked);
  const options = sides.map((side) => depositoAsked(sideOf(asked, side), table, today, feriados));
  const results = options.flatMap(({ result }) => result ?? []);
  const compares = options.length > 1;
  const change = (name: string, value: string) => setAsked({ ...asked, [name]: value });
  const [first] = options;
  return (
    <SimulatorBox
      title="Simule su depósito"
      address={address}
      onPaper={onPaper}
      fields={
        <div className={compares ? `${opcion.dos} ${options.length > 2 ? opcion.tres : ''}` : undefined}>
          {options.map((simulated, at) => (
            <DepositoOption
              key={NAMES[at]}
              {...{ simulated, table, today }}
              suffix={sides[at] ?? ''}
              title={compares ? NAMES[at] : undefined}
              onChange={(name, value) => change(name + (sides[at] ?? ''), value)}
            />
          ))}
        </div>
      }
    >
      <CompareLinks {...{ whole, table, address }} onChoose={setAsked} />
      {compares && results.length === options.length && <CompareDepositos options={results} names={NAMES} />}
      {options.map((simulated, at) => (
        <DepositoDetail
          key={NAMES[at]}
          which={compares ? NAMES[at] : undefined}
          isFirst={at === 0}
          {...{ simulated, table, today, whole, address, onPaper }}
          onShowAll={change}
        />
      ))}
      {!compares && first?.result && (
        <LadderTool simulated={first} onChange={change} {...{ asked, table, feriados, today, address }} />
      )}
      {results.length === options.length && (
        <div className={css.pie}>
          <Print text="Imprimir" before={prepare} />
          <Share title="Simulación de depósito a plazo fijo" address={shared && shared + asQuery(whole)} />
        </div>
      )}
    </SimulatorBox>
  );
}
