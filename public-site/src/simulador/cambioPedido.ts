import { conversion } from '@coop/domain/calculators';
import type { InputFaults } from '@coop/domain/simulations';
import { type CambioPedido, readExchange } from '@coop/domain/simulations';
import type { Cotizacion } from '../leer';
import type { Pedido } from './pedido';

/** A conversion as it was asked for. */
export type CambioSimulado = {
  pedido: Pedido;
  faltas: InputFaults;
  resultado?: CambioPedido & { convertido: string };
};

/** What the address or the fields ask, at the rates of the day. Nothing is worked out in UFV on a day that has none. */
export function cambioPedido(asked: Pedido, { cotizaciones }: Cotizacion): CambioSimulado {
  const pedido = { monto: '1000', de: 'USD', a: 'BOB', ...asked };
  const leido = readExchange(pedido);
  if (!leido.ok) return { pedido, faltas: leido.faults };
  const { monto, de, a } = leido.value;
  const { compra, venta, ufv } = cotizaciones;
  if (ufv <= 0 && [de, a].includes('UFV'))
    return { pedido, faltas: { [de === 'UFV' ? 'de' : 'a']: 'Hoy no hay cotización de la UFV: elija otra moneda' } };
  const tasas = { compra: String(compra), venta: String(venta), ufv: String(ufv) };
  return { pedido, faltas: {}, resultado: { ...leido.value, convertido: conversion(monto, de, a, tasas) } };
}
