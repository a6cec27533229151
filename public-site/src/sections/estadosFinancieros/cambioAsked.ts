import { conversion } from '@coop/domain/calculators';
import type { InputFaults } from '@coop/domain/simulations';
import { type CambioPedido, readExchange } from '@coop/domain/simulations';
import type { Cotizacion } from '../../reading/leer';
import type { Asked } from '../../simulators/asked';

/** A conversion as it was asked for. */
export type SimulatedCambio = {
  asked: Asked;
  faults: InputFaults;
  result?: CambioPedido & { converted: string };
};

/** What the address or the fields ask, at the rates of the day. Nothing is worked out in UFV on a day that has none. */
export function cambioAsked(asked: Asked, { cotizaciones }: Cotizacion): SimulatedCambio {
  const filled = { monto: '1000', de: 'USD', a: 'BOB', ...asked };
  const read = readExchange(filled);
  if (!read.ok) return { asked: filled, faults: read.faults };
  const { monto, de, a } = read.value;
  const { compra, venta, ufv } = cotizaciones;
  if (ufv <= 0 && [de, a].includes('UFV'))
    return {
      asked: filled,
      faults: { [de === 'UFV' ? 'de' : 'a']: 'Hoy no hay cotización de la UFV: elija otra moneda' },
    };
  const tasas = { compra: String(compra), venta: String(venta), ufv: String(ufv) };
  return { asked: filled, faults: {}, result: { ...read.value, converted: conversion(monto, de, a, tasas) } };
}
