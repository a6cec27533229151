import { makePdf } from '../files/makePdf.js';
import type { TestApp } from './startApp.js';

/** Uploads a small PDF for a field as administrador; returns its id. */
export async function uploadDocument({ as }: TestApp, seccion: string, campo: string): Promise<string> {
  const { body } = await as('administrador')
    .post('/api/archivos')
    .field({ seccion, campo })
    .attach('archivo', makePdf(), 'documento.pdf')
    .expect(201);
  return body.id;
}
