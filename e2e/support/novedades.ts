import type { Cooperativa } from '@coop/client';
import { type Browser, expect, type Page } from '@playwright/test';
import { apiOf } from './apiOf.js';
import { ok } from './ok.js';
import { change, create, uploadPicture } from './publication.js';
import type { Change, NewRow, Row } from './sections.js';

export type Novedad = Row<'novedades'>;

export const panel = '/administrador/novedades';

export const paragraph = (text: string) => `<p>${text} ${'Se comunica a los socios de la cooperativa. '.repeat(3)}</p>`;
export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Título' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const announces = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Opens the form of a novedad and waits for its values. */
export async function open(page: Page, row: Novedad) {
  await page.goto(`${panel}/${row.id}`);
  await expect(titleField(page)).toHaveValue(row.titulo);
}

/** Novedades written through the API, with a cover by default. */
export class Novedades {
  private constructor(
    readonly api: Cooperativa,
    readonly cover: string,
    readonly picture: string,
  ) {}

  static async open(browser: Browser, baseURL: string | undefined) {
    const api = await apiOf(String(baseURL), 'administrador');
    const upload = (field: string) =>
      uploadPicture(api, browser, { seccion: 'novedades', campo: field, alternativo: 'Fondo blanco de prueba' });
    return new Novedades(api, await upload('imagen'), await upload('galeria.imagen'));
  }

  create(values: Partial<NewRow<'novedades'>> & { titulo: string }): Promise<Novedad> {
    return create(this.api, 'novedades', {
      contenido: paragraph('Noticia.'),
      categoria: 'institucional',
      fechaPublicacion: '2026-01-15',
      imagen: this.cover,
      ...values,
    });
  }

  read(id: string): Promise<Novedad> {
    return ok(this.api.GET('/api/novedades/{id}', { params: { path: { id } } }));
  }

  async edit(id: string, changes: Change<'novedades'>) {
    await change(this.api, 'novedades', { id }, changes);
  }
}
