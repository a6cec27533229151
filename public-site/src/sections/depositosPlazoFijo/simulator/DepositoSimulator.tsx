import type { Holiday } from '@coop/domain/calendar';
import { formatMoney, formatNumber, formatPercent, formatShortDate } from '@coop/domain/format';
import type { MouseEvent } from 'react';
import type { SimulableDepositos } from '../../../reading/simulables';
import { type ComparedRow, ComparisonTable } from '../../../simulators/ComparisonTable';
import { depositoComparisonNames, depositoNames, ladderNames, OTHER_DEPOSITS, PLAN } from '../../../simulators/names';
import opcion from '../../../simulators/Option.module.css';
import css from '../../../simulators/Simulator.module.css';
import { SimulatorBox } from '../../../simulators/SimulatorBox';
import type { SimulatorProps } from '../../../simulators/SimulatorProps';
import { formatQuery, partOf, type SimulatorInput, withEnding } from '../../../simulators/simulatorInput';
import { usePaper } from '../../../simulators/usePaper';
import { useSimulatorInput } from '../../../simulators/useSimulatorInput';
import { Verdict } from '../../../simulators/Verdict';
import { Print } from '../../../ui/sharing/Print';
import { Share } from '../../../ui/sharing/Share';
import { DepositoDetail } from './DepositoDetail';
import { DepositoOption } from './DepositoOption';
import { type DepositResult, depositoVerdict } from './depositoVerdict';
import { LadderTool } from './LadderTool';
import { maturityOf } from './maturityOf';
import { completeDeposito, simulateDeposito } from './simulateDeposito';

type Props = SimulatorProps & { table: SimulableDepositos; feriados: readonly Holiday[] };

const NAMES = ['Opción A', 'Opción B', 'Opción C'];

/** Simulates a term deposit at the rates in force, on input or on submit, and compares up to three. */
export function DepositoSimulator({ table, input: initial, today, feriados, address, shared }: Props) {
  const { onPaper, prepare } = usePaper();
  const wholeOf = (typed: SimulatorInput): SimulatorInput =>
    Object.assign(
      partOf(typed, [PLAN, ...ladderNames]),
      ...sidesIn(typed).map((side) => withEnding(completeDeposito(sideOf(typed, side), table).input, side)),
    );
  const [input, setInput] = useSimulatorInput(initial, depositoComparisonNames, wholeOf);
  const whole = wholeOf(input);
  const sides = sidesIn(input);
  const options = sides.map((side) => simulateDeposito(sideOf(input, side), table, today, feriados));
  const results = options.flatMap(({ result }) => result ?? []);
  const compares = options.length > 1;
  const change = (name: string, value: string) => setInput({ ...input, [name]: value });
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
      <CompareLinks {...{ whole, table, address }} onChoose={setInput} />
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
        <LadderTool simulated={first} onChange={change} {...{ input, table, feriados, today, address }} />
      )}
      {results.length === options.length && (
        <div className={css.pie}>
          <Print text="Imprimir" before={prepare} />
          <Share title="Simulación de depósito a plazo fijo" address={shared && shared + formatQuery(whole)} />
        </div>
      )}
    </SimulatorBox>
  );
}

type CompareLinksProps = {
  whole: SimulatorInput;
  table: SimulableDepositos;
  address: string;
  onChoose: (input: SimulatorInput) => void;
};

/** Links to add an option to the comparison, up to three, or to remove them. They work without JavaScript. */
function CompareLinks({ whole, table, address, onChoose }: CompareLinksProps) {
  const more = withAnother(whole, table);
  const compares = sidesIn(whole).length > 1;
  const go = (next: SimulatorInput) => ({
    href: `${address}${formatQuery(next)}#simulador`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChoose(next);
    },
  });
  return (
    <p className={css.comparar}>
      {more && <a {...go(more)}>{compares ? 'Comparar con un tercero' : 'Comparar con otro plazo'}</a>}
      {compares && <a {...go(onlyFirst(whole))}>Dejar de comparar</a>}
    </p>
  );
}

const money = ({ terms }: DepositResult, value: string) => formatMoney(value, terms.moneda);

const rows: readonly ComparedRow<DepositResult>[] = [
  ['Depósito', (one) => money(one, one.terms.monto)],
  ['Plazo', ({ terms }) => `${formatNumber(terms.plazoDias, 0)} días`],
  ['Tasa anual', ({ terms }) => formatPercent(terms.tasaAnual)],
  ['Gana, líquido', (one) => money(one, one.earned.interesLiquido)],
  ['Total a recibir', (one) => money(one, one.earned.totalARecibir)],
  ['Vencimiento', ({ earned }) => maturityOf(earned, formatShortDate)],
];

const CompareDepositos = ({ options, names }: { options: readonly DepositResult[]; names: readonly string[] }) => (
  <>
    <Verdict>
      {depositoVerdict(options).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Verdict>
    <ComparisonTable legend="Comparación de los depósitos" main="Gana, líquido" {...{ names, options, rows }} />
  </>
);

type Ending = '' | (typeof OTHER_DEPOSITS)[number];

const sideOf = (input: SimulatorInput, ending: Ending): SimulatorInput => partOf(input, depositoNames, ending);

/** Returns the suffixes of the options in use: always the first, and the third only after a second. */
function sidesIn(input: SimulatorInput): Ending[] {
  const hasColumn = (ending: Ending) => depositoNames.some((name) => input[name + ending] !== undefined);
  const [second, third] = OTHER_DEPOSITS;
  return ['', ...(hasColumn(second) ? [second, ...(hasColumn(third) ? [third] : [])] : [])];
}

/** Adds an option: a copy of the last one at the next longer term with a rate. Returns undefined after the third. */
function withAnother(input: SimulatorInput, table: SimulableDepositos): SimulatorInput | undefined {
  const sides = sidesIn(input);
  const next = OTHER_DEPOSITS[sides.length - 1];
  if (!next) return undefined;
  const { input: last, rows } = completeDeposito(sideOf(input, sides.at(-1) ?? ''), table);
  const terms = rows.map(({ plazoDesdeDias }) => plazoDesdeDias).sort((a, b) => a - b);
  const longer = terms.find((days) => days > Number(last.plazo_dias)) ?? terms[0];
  return { ...input, ...withEnding({ ...last, plazo_dias: String(longer ?? last.plazo_dias) }, next) };
}

const onlyFirst = (input: SimulatorInput): SimulatorInput =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !OTHER_DEPOSITS.some((ending) => name.endsWith(ending))));
