import type { Locator, Page } from '@playwright/test';

export const CREDITOS = '/productos/creditos';
export const DEPOSITOS = '/productos/depositos-plazo-fijo';
/** The loan request of most journeys. */
export const prestamo = { monto: '50000', plazo_meses: '36' };

/** The address of a page with that request. */
export const a = (ruta: string, pedido: Record<string, string>): string => `${ruta}?${new URLSearchParams(pedido)}`;

export const simulador = (page: Page): Locator => page.locator('#simulador');
/** The main figure of the result. */
export const cifra = (page: Page): Locator => simulador(page).locator('output').first();
export const dato = (page: Page, nombre: string): Locator =>
  simulador(page).locator('dl > div').filter({ hasText: nombre }).first().locator('dd');
/** A row of the plan, counted from 1. */
export const cuota = (page: Page, numero: number): Locator =>
  simulador(page)
    .getByRole('table', { name: /^Plan de pagos/ })
    .first()
    .locator('tbody tr')
    .nth(numero - 1);
export const texto = (page: Page, nombre: string): Locator =>
  simulador(page).getByRole('textbox', { name: nombre, exact: true });
export const deslizador = (page: Page, nombre: string): Locator =>
  simulador(page).getByRole('slider', { name: nombre, exact: true });
