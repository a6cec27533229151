import type { Page } from '@playwright/test';
import { aceptar, boton, caja, continuar, enPaso, lista } from './formulario.js';

export type Reclamo = { carnet: string; descripcion: string };

const titulos = ['Sus datos', 'Contacto', 'El reclamo', 'La respuesta'];

const pasos: readonly ((page: Page, reclamo: Reclamo) => Promise<void>)[] = [
  async (page, { carnet }) => {
    await boton(page, 'Tipo de reclamante', 'Persona natural').check();
    await caja(page, 'Nombres').fill('Rosa');
    await caja(page, 'Primer apellido').fill('Mamani');
    await boton(page, 'Tipo de documento', 'Cédula de identidad').check();
    await caja(page, 'Número de documento').fill(carnet);
    await boton(page, '¿Es socio o cliente?', 'Socio').check();
  },
  async (page) => {
    await caja(page, 'Celular').fill('71234567');
    await caja(page, 'Dirección (calle, N° y zona)').fill('Calle Murillo 123, zona Norte');
    await lista(page, 'Departamento').selectOption('La Paz');
    await caja(page, 'Ciudad o localidad').fill('El Alto');
  },
  async (page, { descripcion }) => {
    await lista(page, 'Producto o servicio').selectOption('Cajero automático');
    await lista(page, 'Motivo').selectOption('Dinero no entregado por el cajero automático');
    await page.getByLabel('Fecha del hecho').fill('2026-01-15');
    await caja(page, 'Descripción del reclamo').fill(descripcion);
  },
  async (page) => {
    await boton(page, 'Medio para recibir la respuesta', 'En agencia').check();
    await boton(page, '¿Cómo desea recibir su número de reclamo?', 'En pantalla').check();
    await aceptar(page).check();
  },
];

/** Fills a complaint up to its last button: step by step with JavaScript, on one page without. */
export async function llenarReclamo(page: Page, reclamo: Reclamo, porPasos: boolean): Promise<void> {
  for (const [at, llenar] of pasos.entries()) {
    await llenar(page, reclamo);
    if (!porPasos || at === pasos.length - 1) continue;
    await continuar(page).click();
    await enPaso(page, titulos[at + 1] as string);
  }
}
