import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { apiOf } from './apiOf.js';
import { cambiar, crear, type Fila, subirImagen } from './publicacion.js';

export const panel = '/administrador/novedades';

export const parrafo = (texto: string) => `<p>${texto} ${'Se comunica a los socios de la cooperativa. '.repeat(3)}</p>`;
export const titulo = (page: Page) => page.getByRole('textbox', { name: 'Título' });
export const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialogo = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const avisa = (page: Page, texto: string | RegExp) => expect(page.getByText(texto).first()).toBeVisible();

/** Opens the form of a piece of news, and waits for what it holds. */
export async function abrir(page: Page, fila: Fila) {
  await page.goto(`${panel}/${fila.id}`);
  await expect(titulo(page)).toHaveValue(String(fila.titulo));
}

/** Pieces of news as the API writes them, each with a cover unless it is told otherwise. */
export class Novedades {
  private constructor(
    readonly api: APIRequestContext,
    readonly portada: string,
    readonly foto: string,
  ) {}

  static async abrir(browser: Browser, baseURL: string | undefined) {
    const api = await apiOf(String(baseURL), 'administrador');
    const subir = (campo: string) =>
      subirImagen(api, browser, { seccion: 'novedades', campo, alternativo: 'Fondo blanco de prueba' });
    return new Novedades(api, await subir('imagen'), await subir('galeria.imagen'));
  }

  crear(valores: Record<string, unknown>): Promise<Fila> {
    return crear(this.api, 'novedades', {
      contenido: parrafo('Noticia.'),
      categoria: 'institucional',
      fechaPublicacion: '2026-01-15',
      imagen: this.portada,
      ...valores,
    });
  }

  async leer(id: string): Promise<Fila> {
    return (await this.api.get(`/api/novedades/${id}`)).json();
  }

  async editar(id: string, cambios: Record<string, unknown>) {
    await cambiar(this.api, `novedades/${id}`, cambios);
  }
}
