import { amount, cents } from '@coop/domain/amounts';
import { formatMoney, formatPercent } from '@coop/domain/format';
import type { SimulableCredito } from '../../../reading/simulables';
import { type ComparedRow, ComparisonTable } from '../../../simulators/ComparisonTable';
import { advanceNames, comparisonNames, creditoNames, OTHER, PLAN, WHOLE } from '../../../simulators/names';
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
import { paymentFrequencies, paymentSystems } from '../../../wording/labels';
import { AdvanceTool } from './AdvanceTool';
import { CapacityTool } from './CapacityTool';
import { CreditoDetail } from './CreditoDetail';
import { CreditoOption } from './CreditoOption';
import { completeInput, type SimulatedCredito, simulateCredito } from './simulateCredito';

type Props = SimulatorProps & {
  creditos: readonly SimulableCredito[];
  /** Percentage of the income for payments; null where no parameters are in force. */
  parte: string | null;
};

const NAMES = ['Opción A', 'Opción B'] as const;

/** Simulates and compares loans. The address holds the input but no rates: only published ones apply. */
export function CreditoSimulator({ creditos, parte, input: initial, today, address, shared }: Props) {
  const { onPaper, prepare } = usePaper();
  const wholeOf = (input: SimulatorInput): SimulatorInput => ({
    ...completeInput(sideOf(input, ''), creditos),
    ...(isComparing(input) && withEnding(completeInput(sideOf(input, OTHER), creditos), OTHER)),
    ...partOf(input, [PLAN, ...advanceNames]),
  });
  const [input, setInput] = useSimulatorInput(initial, comparisonNames, wholeOf);
  const whole = wholeOf(input);
  const compares = isComparing(input);
  const sides = compares ? (['', OTHER] as const) : ([''] as const);
  const options = sides.flatMap((side) => simulateCredito(sideOf(input, side), creditos, today) ?? []);
  const [a, b] = options;
  const complete = onPaper || input[PLAN] === WHOLE;
  const other: SimulatorInput = compares ? sideOf(whole, '') : { ...whole, ...withEnding(sideOf(whole, ''), OTHER) };
  const go = (next: SimulatorInput) => `${address}${formatQuery(next)}#simulador`;

  return (
    <SimulatorBox
      title="Simule su cuota"
      address={address}
      onPaper={onPaper}
      fields={
        <div className={compares ? opcion.dos : undefined}>
          {options.map((simulated, at) => (
            <CreditoOption
              key={NAMES[at]}
              {...{ simulated, creditos, today }}
              suffix={sides[at] ?? ''}
              title={compares ? NAMES[at] : undefined}
              onChange={(name, value) => setInput(changed(input, name, value, sides[at] ?? ''))}
            />
          ))}
        </div>
      }
    >
      <p className={css.comparar}>
        <a
          href={go(other)}
          onClick={(e) => {
            e.preventDefault();
            setInput(other);
          }}
        >
          {compares ? 'Dejar de comparar' : 'Comparar con otra opción'}
        </a>
      </p>
      {a && b && <Comparison a={a} b={b} />}
      {options.map((simulated, at) => (
        <CreditoDetail
          key={NAMES[at]}
          {...{ simulated, today, complete }}
          which={compares ? NAMES[at] : undefined}
          whole={go({ ...whole, [PLAN]: WHOLE })}
          onShowAll={() => setInput({ ...input, [PLAN]: WHOLE })}
        />
      ))}
      {!compares && a && (
        <>
          {parte && (
            <CapacityTool
              simulated={a}
              input={initial}
              hidden={whole}
              {...{ parte, today, address }}
              onUse={(monto) => setInput(changed(input, 'monto', monto, ''))}
            />
          )}
          <AdvanceTool
            simulated={a}
            hidden={a.input}
            {...{ input, today, address }}
            onChange={(name, value) => setInput({ ...input, [name]: value })}
          />
        </>
      )}
      {options.every(({ result }) => result) && (
        <div className={css.pie}>
          <Print text="Imprimir plan de pagos" before={prepare} />
          <Share title="Simulación de crédito" address={shared && shared + formatQuery(whole)} />
        </div>
      )}
    </SimulatorBox>
  );
}

const isComparing = (input: SimulatorInput) => Object.keys(input).some((name) => name.endsWith(OTHER));
const sideOf = (input: SimulatorInput, ending: '' | typeof OTHER) => partOf(input, creditoNames, ending);

/** Sets a value. A change of product resets the choices that depend on it and preserves typed values. */
function changed(input: SimulatorInput, name: string, value: string, suffix: string): SimulatorInput {
  const next = { ...input, [name + suffix]: value };
  if (name === 'producto')
    for (const chosen of ['moneda', 'sistema', 'frecuencia', 'gracia_meses']) delete next[chosen + suffix];
  return next;
}

type With = SimulatedCredito & { result: NonNullable<SimulatedCredito['result']> };

const rows: readonly ComparedRow<With>[] = [
  ['Crédito', ({ credito }) => credito.nombre],
  ['Monto', ({ result: { terms } }) => formatMoney(terms.monto, terms.moneda)],
  ['Plazo', ({ result: { terms } }) => `${terms.plazoMeses} meses`],
  [
    'Cuotas',
    ({ result: { terms }, input }) =>
      `${paymentSystems[terms.sistema]}, ${paymentFrequencies[input.frecuencia as keyof typeof paymentFrequencies]}`,
  ],
  ['Tasa anual', ({ credito }) => formatPercent(credito.tasaAnual)],
  ['Primera cuota', (option) => money(option, option.result.plan.pagos[0]?.total)],
  ['Última cuota', (option) => money(option, option.result.plan.pagos.at(-1)?.total)],
  ['Intereses', (option) => money(option, option.result.plan.totalInteres)],
  ['Seguro y cargos', (option) => money(option, seguroAndCargos(option))],
  ['Total que pagará', (option) => money(option, option.result.plan.totalPagado)],
  ['TEAC estimada', ({ result: { plan } }) => plan.costoEfectivoAnual && formatPercent(plan.costoEfectivoAnual)],
];

function Comparison({ a, b }: { a: SimulatedCredito; b: SimulatedCredito }) {
  if (!hasResult(a) || !hasResult(b)) return null;
  return (
    <>
      <Verdict>{inOneSentence(a, b)}</Verdict>
      <ComparisonTable
        legend="Comparación de las dos opciones"
        names={['Opción A', 'Opción B']}
        options={[a, b]}
        rows={rows}
        main="Total que pagará"
      />
    </>
  );
}

const hasResult = (option: SimulatedCredito): option is With => option.result !== undefined;
const money = ({ result }: With, monto = '0') => formatMoney(monto, result.terms.moneda);
const seguroAndCargos = ({ result: { plan } }: With) => amount(cents(plan.totalSeguro) + cents(plan.totalCargos));

function inOneSentence(a: With, b: With): string {
  if (a.result.terms.moneda !== b.result.terms.moneda) return 'Están en monedas distintas.';
  const inCost = costOf(b) - costOf(a);
  const toStart = cents(b.result.plan.pagos[0]?.total) - cents(a.result.plan.pagos[0]?.total);
  if (inCost === 0n && toStart === 0n) return 'Las dos cuestan lo mismo: cambie el monto, el plazo o el crédito.';
  const howMuch = (difference: bigint, more: string, minus: string) =>
    difference === 0n
      ? 'igual'
      : `${money(a, amount(difference < 0n ? -difference : difference))} ${difference > 0n ? more : minus}`;
  return `La opción B cuesta ${howMuch(inCost, 'más', 'menos')} en intereses, seguro y cargos, y su primera cuota es ${howMuch(toStart, 'más alta', 'más baja')}.`;
}

const costOf = ({ result: { terms, plan } }: With) => cents(plan.totalPagado) - cents(terms.monto);
