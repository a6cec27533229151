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

/** Converts what the address or the fields ask at the rates of the day. */
export function cambioAsked(asked: Asked, { cotizaciones }: Cotizacion): SimulatedCambio {
  const filled = { monto: '1000', de: 'USD', a: 'BOB', ...asked };
  const read = readExchange(filled, cotizaciones);
  if (!read.ok) return { asked: filled, faults: read.faults };
  const { monto, de, a } = read.value;
  const { compra, venta, ufv } = cotizaciones;
  const tasas = { compra: String(compra), venta: String(venta), ufv: String(ufv) };
  return { asked: filled, faults: {}, result: { ...read.value, converted: conversion(monto, de, a, tasas) } };
}
