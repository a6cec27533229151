import type { Page } from '@playwright/test';
import { atStep, button, consent, dropDown, goOn, textBox } from './form.js';

export type Reclamo = { carnet: string; descripcion: string };

const titles = ['Sus datos', 'Contacto', 'El reclamo', 'La respuesta'];

const steps: readonly ((page: Page, reclamo: Reclamo) => Promise<void>)[] = [
  async (page, { carnet }) => {
    await button(page, 'Tipo de reclamante', 'Persona natural').check();
    await textBox(page, 'Nombres').fill('Rosa');
    await textBox(page, 'Primer apellido').fill('Mamani');
    await button(page, 'Tipo de documento', 'Cédula de identidad').check();
    await textBox(page, 'Número de documento').fill(carnet);
    await button(page, '¿Es socio o cliente?', 'Socio').check();
  },
  async (page) => {
    await textBox(page, 'Celular').fill('71234567');
    await textBox(page, 'Dirección (calle, N° y zona)').fill('Calle Murillo 123, zona Norte');
    await dropDown(page, 'Departamento').selectOption('La Paz');
    await textBox(page, 'Ciudad o localidad').fill('El Alto');
  },
  async (page, { descripcion }) => {
    await dropDown(page, 'Producto o servicio').selectOption('Cajero automático');
    await dropDown(page, 'Motivo').selectOption('Dinero no entregado por el cajero automático');
    await page.getByLabel('Fecha del hecho').fill('2026-01-15');
    await textBox(page, 'Descripción del reclamo').fill(descripcion);
  },
  async (page) => {
    await button(page, 'Medio para recibir la respuesta', 'En agencia').check();
    await consent(page).check();
  },
];

/** Fills a complaint up to its last button: step by step with JavaScript, on one page without. */
export async function fillReclamo(page: Page, reclamo: Reclamo, bySteps: boolean): Promise<void> {
  for (const [at, fill] of steps.entries()) {
    await fill(page, reclamo);
    if (!bySteps || at === steps.length - 1) continue;
    await goOn(page).click();
    await atStep(page, titles[at + 1] as string);
  }
}
