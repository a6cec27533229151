import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entidadEnPreparacion } from '@coop/domain/entidadEnPreparacion';
import { expect, test } from '@jest/globals';
import { FolderTransport } from './transport.js';

test('writes the same mail concurrently into one file without errors', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-correos-'));
  const transport = new FolderTransport(folder);
  const mail = {
    ...{ id: 'uno', para: 'ana@ejemplo.bo', asunto: 'Asunto', hilo: null, texto: 'Texto', html: null },
    ...{ creadoEn: '2026-11-25T12:00:00.000Z', adjuntos: [], anteriores: [] },
  };
  const origin = 'http://127.0.0.1';
  const sender = { entidad: entidadEnPreparacion, origin, address: 'no-responder@ejemplo.bo' };
  await Promise.all(Array.from({ length: 5 }, () => transport.send(mail, sender)));
  expect(readdirSync(folder)).toEqual(['uno.eml']);
  rmSync(folder, { recursive: true });
});
