import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/platform/config/config.js';
import type { Config } from '../../src/platform/config/settings.js';
import type { Connection } from '../../src/platform/database/connect.js';
import { setOwner } from '../../src/platform/database/installation.js';
import { correos } from '../../src/platform/database/schema/correos.js';
import { instalacion } from '../../src/platform/database/schema/installation.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { openFirstAdministrator } from '../../src/startup/first-administrator.module.js';
import { openTestDatabase } from '../support/openTestDatabase.js';

let folder: string;
let config: Config;
let connection: Connection;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kantuta-primero-'));
  const { FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: folder, FIREBASE_AUTH_EMULATOR_HOST }),
    NODE_ENV: 'production',
  };
  connection = await openTestDatabase();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A pending e-mail that was due long ago. */
const leaveMail = () => {
  const now = new Date(0).toISOString();
  return connection.database.insert(correos).values({
    id: randomUUID(),
    version: 1,
    clave: 'prueba',
    para: 'rosa@ejemplo.bo',
    asunto: 'Prueba',
    texto: 'Prueba',
    adjuntos: [],
    estado: 'pendiente',
    proximoIntento: now,
    seccion: 'usuarios',
    registro: 'nadie',
    creadoEn: now,
    actualizadoEn: now,
  });
};

describe('creation of the first administrator', () => {
  it('returns a link and claims the database, without sending e-mails or deleting files', async () => {
    const coming = path.join(folder, 'entrantes', 'de-un-visitante');
    mkdirSync(path.dirname(coming));
    writeFileSync(coming, '');
    await leaveMail();
    const email = `primera.${randomUUID()}@cooperativa.bo`;

    const administrators = await openFirstAdministrator(config, connection);
    expect(await administrators.invite(email)).toMatch(/^\/login\/clave#codigo=/);
    await sleep(300);
    const { database } = connection;
    const attempts = (await database.select().from(correos)).map(({ estado, intentos }) => [estado, intentos]);
    const users = (await database.select().from(tables.usuarios)).map((row) => [row.email, row.rol]);
    const owner = (await database.select().from(instalacion))[0]?.valor;
    await administrators.close();

    expect(users).toEqual([[email, 'administrador']]);
    expect(owner).toBe('produccion');
    expect(attempts).toEqual([
      ['pendiente', null],
      ['pendiente', null],
    ]);
    expect(existsSync(coming)).toBe(true);
    expect(readdirSync(folder)).toEqual(['entrantes']);
  });

  it('is rejected on the demonstration database', async () => {
    await setOwner(connection.database, 'demostracion');
    await expect(openFirstAdministrator(config, connection)).rejects.toThrow('la base de la demostración');
  });
});
