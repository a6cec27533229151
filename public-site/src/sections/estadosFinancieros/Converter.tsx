import { conversion } from '@coop/domain/calculators';
import { formatDate, formatMoney, formatNumber } from '@coop/domain/format';
import { type CambioPedido, type InputFaults, readExchange } from '@coop/domain/simulations';
import type { Cotizacion } from '../../reading/leer';
import { Figures } from '../../simulators/Figures';
import { AmountField } from '../../simulators/fields/AmountInput';
import { ChoiceField } from '../../simulators/fields/Field';
import { NoResult } from '../../simulators/NoResult';
import { cambioNames } from '../../simulators/names';
import { Option } from '../../simulators/Option';
import { SimulatorBox } from '../../simulators/SimulatorBox';
import type { SimulatorProps } from '../../simulators/SimulatorProps';
import type { SimulatorInput } from '../../simulators/simulatorInput';
import css from '../../simulators/UsedTasa.module.css';
import { useSimulatorInput } from '../../simulators/useSimulatorInput';
import { monedas, symbolOf, toOptions } from '../../simulators/words';

type Props = Pick<SimulatorProps, 'input' | 'address'> & { cotizacion: Cotizacion };

const CURRENCIES = ['BOB', 'USD', 'UFV'] as const;

export function Converter({ cotizacion, input: initial, address }: Props) {
  const [input, setInput] = useSimulatorInput(initial, cambioNames, (typed) => simulateCambio(typed, cotizacion).input);
  const simulated = simulateCambio(input, cotizacion);
  const { faults, result } = simulated;
  const common = (name: string) => ({
    name,
    value: simulated.input[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => setInput({ ...input, [name]: value }),
  });
  return (
    <SimulatorBox
      title="Convierta un monto"
      anchor="conversor"
      address={address}
      fields={
        <Option
          fields={
            <>
              <AmountField label="Monto" before={symbolOf(simulated.input.de ?? '')} {...common('monto')} />
              <ChoiceField label="De" options={toOptions(CURRENCIES, monedas)} {...common('de')} />
              <ChoiceField label="A" options={toOptions(CURRENCIES, monedas)} {...common('a')} />
            </>
          }
          result={
            result ? (
              <Figures
                what={`${formatMoney(result.monto, result.de)} son`}
                howMuch={formatMoney(result.converted, result.a)}
                data={[]}
              />
            ) : (
              <NoResult faults={Object.keys(faults).length} />
            )
          }
        />
      }
    >
      {result && (
        <p className={css.nota}>
          {countOf(result, cotizacion)} Cotización vigente desde el {formatDate(cotizacion.fecha)}. Resultado
          referencial, no constituye oferta ni compromiso.
        </p>
      )}
    </SimulatorBox>
  );
}

function countOf({ de, a }: NonNullable<SimulatedCambio['result']>, { cotizaciones }: Cotizacion): string {
  const used = [
    de === 'USD' && `le compramos el dólar a Bs ${formatNumber(cotizaciones.compra)}`,
    a === 'USD' && `le vendemos el dólar a Bs ${formatNumber(cotizaciones.venta)}`,
    [de, a].includes('UFV') && `la UFV vale Bs ${formatNumber(cotizaciones.ufv, 5)}`,
  ].filter(Boolean);
  const sentence = used.join(' y ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

type SimulatedCambio = {
  input: SimulatorInput;
  faults: InputFaults;
  result?: CambioPedido & { converted: string };
};

/** Converts the values of the address or the fields at today's rates. */
function simulateCambio(input: SimulatorInput, { cotizaciones }: Cotizacion): SimulatedCambio {
  const filled = { monto: '1000', de: 'USD', a: 'BOB', ...input };
  const read = readExchange(filled, cotizaciones);
  if (!read.ok) return { input: filled, faults: read.faults };
  const { monto, de, a } = read.value;
  const { compra, venta, ufv } = cotizaciones;
  const tasas = { compra: String(compra), venta: String(venta), ufv: String(ufv) };
  return { input: filled, faults: {}, result: { ...read.value, converted: conversion(monto, de, a, tasas) } };
}
