import sharp from 'sharp';
import type { TestApp } from './startApp.js';

/** Uploads a small image for a field as administrador; returns its id. */
export async function uploadPicture(
  test: TestApp,
  seccion: string,
  campo: string,
  alternativo = 'Imagen de prueba',
): Promise<string> {
  const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#b0122b' } })
    .png()
    .toBuffer();
  const { body } = await test
    .as('administrador')
    .post('/api/archivos')
    .field({ seccion, campo, alternativo })
    .attach('archivo', picture, 'prueba.png')
    .expect(201);
  return body.id;
}
