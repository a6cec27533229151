import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { starterPages } from '@coop/domain/sections/paginas/starter/starterPages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { inviteFirst } from '../../src/startup/firstDay/inviteFirst.js';
import { writeFirstDay } from '../../src/startup/firstDay/writeFirstDay.js';
import { runStartup } from '../support/runStartup.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';

const EXAMPLE = path.join(import.meta.dirname, '../../../docs/ejemplos/primeros-pasos.json');
const example = JSON.parse(readFileSync(EXAMPLE, 'utf8'));

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'primeros-pasos-'));
  test = await startApp({}, undefined, undefined, true);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const file = (content: unknown) => {
  const name = path.join(folder, 'archivo.json');
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};
const faultsOf = async (content: unknown) => {
  const refused = writeFirstDay(test.app, file(content)).then(() => 'escrito');
  return refused.catch((error: Error) => error.message.split('\n').slice(1));
};
const rowsOf = async (section: string) =>
  (await test.as('administrador').get(`/api/${section}`).query({ range: '[0,99]' }).expect(200)).body;

describe('first-steps file', () => {
  it('is rejected as a whole, naming each field and rule', async () => {
    const [office] = example.agencias;
    const faults = await faultsOf({
      ...example,
      entidad: { ...example.entidad, lema: undefined, nit: '10A', logoClaro: '01a208eb-0000-7000-8000-000000000000' },
      agencias: [office, { ...office, tipo: 'kiosco', horarios: [{ dias: 'lun_vie', abre: '8', cierra: '16:00' }] }],
      feriados: [{ fecha: '2027-02-30', nombre: 'Nada', ambito: 'nacional', tipo: 'feriado' }],
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        '  entidad.lema: Este campo es obligatorio',
        '  entidad.nit: Escriba solo los dígitos del NIT',
        expect.stringMatching(/^ {2}feriados\.0\.fecha: /),
      ]),
    );
    expect(await faultsOf({ ...example, agencias: [office, office] })).toEqual([
      '  agencias.1: Dice lo mismo que agencias.0',
    ]);
    expect(await faultsOf({ administrador: 'nadie', telefonos: [] })).toEqual([
      expect.stringMatching(/^ {2}administrador: /),
      '  telefonos: Este campo no existe o no se puede escribir',
    ]);
    const [administrador, email] = ['jefe@illimani.example', 'JEFE@illimani.example'];
    const usuarios = [
      { email, rol: 'rrhh' },
      { email: 'otra@illimani.example', rol: 'jefe' },
    ];
    expect(await faultsOf({ administrador, usuarios })).toEqual([
      '  usuarios.0.rol: Es la dirección de «administrador»: diga el mismo rol, o quítela',
      expect.stringMatching(/^ {2}usuarios\.1\.rol: /),
    ]);
    expect(await rowsOf('sitio/entidad')).toEqual([]);
    expect(await rowsOf('sitio/agencias')).toEqual([]);
  });

  it('is written and published with the audit name «por archivo»', async () => {
    const email = `${randomUUID()}@illimani.example`;
    const usuarios = [{ email, nombre: 'Rosa Huanca', rol: 'comercial' }];
    expect(await writeFirstDay(test.app, file({ ...example, usuarios }))).toEqual(
      expect.arrayContaining(['Entidad: 1', 'Agencias: 2', `Páginas: ${starterPages.length} para empezar`]),
    );
    const { body: published } = await test.anonymous.get('/api/publico/sitio/entidad/entidad').expect(200);
    expect(published.telefonoGratuito).toBe(example.entidad.telefonoGratuito);
    expect((await test.anonymous.get('/api/publico/sitio/agencias').expect(200)).body).toHaveLength(2);
    const { body: openapi } = await test.anonymous.get('/api/openapi.json').expect(200);
    expect(openapi.info.contact.name).toBe(example.entidad.nombre);
    // E-mails written in the same run already use the name of the new entity.
    const invitation = (await rowsOf('sitio/correos')).find(({ para }: { para: string }) => para === email);
    expect(invitation.asunto).toBe(`Le abrieron una cuenta en el panel de ${example.entidad.nombreCorto}`);
    const [agencia] = await rowsOf('sitio/agencias');
    const { body: history } = await test
      .as('administrador')
      .get(`/api/sitio/agencias/${agencia.id}/historial`)
      .expect(200);
    expect(history.map(({ accion, email }: { accion: string; email: string }) => [accion, email])).toEqual([
      ['publicar', 'por archivo'],
      ['crear', 'por archivo'],
    ]);
  });

  it('changes nothing on a second run, also after edits', async () => {
    const [agencia] = await rowsOf('sitio/agencias');
    const change = { version: agencia.version, direccion: 'Calle Sucre N° 100' };
    await test.as('administrador').put(`/api/sitio/agencias/${agencia.id}`).send(change).expect(200);
    const before = await Promise.all(
      ['sitio/entidad', 'sitio/agencias', 'sitio/feriados', 'sitio/paginas'].map(rowsOf),
    );
    expect(await writeFirstDay(test.app, EXAMPLE)).toEqual([
      expect.stringMatching(/^Ya estaban, y quedan como estaban: /),
    ]);
    expect(
      await Promise.all(['sitio/entidad', 'sitio/agencias', 'sitio/feriados', 'sitio/paginas'].map(rowsOf)),
    ).toEqual(before);
  });

  it('creates each user once and e-mails the link to set a password', async () => {
    const [ana, luis] = [randomUUID(), randomUUID()].map((name) => `${name}@illimani.example`) as [string, string];
    const usuarios = [
      { email: ana.toUpperCase(), nombre: 'Ana Choque', rol: 'comercial' },
      { email: luis, nombre: 'Luis Mamani', rol: 'sistemas', cargo: 'Encargado' },
    ];
    const faulty = [...usuarios, { email: ana, rol: 'comercial' }, { email: 'nadie', rol: 'jefe' }];
    expect(await faultsOf({ usuarios: faulty })).toEqual([expect.stringMatching(/^ {2}usuarios\.3\.email: /)]);
    expect(await faultsOf({ usuarios: [...usuarios, { email: ana, rol: 'jefe' }, { email: `otra.${luis}` }] })).toEqual(
      ['  usuarios.2: Dice lo mismo que usuarios.0', expect.stringMatching(/^ {2}usuarios\.3\.rol: /)],
    );
    expect(await writeFirstDay(test.app, file({ usuarios }))).toEqual(['Usuarios: 2']);
    expect(await writeFirstDay(test.app, file({ usuarios }))).toEqual(['Ya estaban, y quedan como estaban: 2']);
    const made = (await rowsOf('usuarios')).filter(({ email }: { email: string }) => [ana, luis].includes(email));
    expect(made).toHaveLength(2);
    expect(made).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: ana, rol: 'comercial', acceso: 'invitado' }),
        expect.objectContaining({ email: luis, rol: 'sistemas', cargo: 'Encargado' }),
      ]),
    );
    const mailsTo = async (address: string): Promise<string[]> =>
      (await rowsOf('sitio/correos'))
        .filter(({ para }: { para: string }) => para === address)
        .map(({ asunto }: { asunto: string }) => asunto);
    for (const address of [ana, luis])
      expect(await mailsTo(address)).toEqual([expect.stringMatching(/^Le abrieron una cuenta en el panel/)]);
    await test.anonymous.post('/api/clave/olvido').send({ correo: ana }).expect(204);
    await until(async () => (await mailsTo(ana)).includes('Cree una contraseña nueva'));
  });

  it('keeps the rows written before a failure, and resumes from there', async () => {
    const staff = Array.from({ length: 5 }, () => ({ email: `${randomUUID()}@illimani.example`, rol: 'comercial' }));
    const nombre = `Agencia ${randomUUID()}`;
    const input = file({ agencias: [{ ...example.agencias[0], nombre }], usuarios: staff });
    await test.database.execute(sql`
      create function refuse_third() returns trigger language plpgsql as $$
      begin
        if new.para = ${sql.raw(`'${staff[2]?.email}'`)} then raise exception 'full'; end if;
        return new;
      end $$`);
    await test.database.execute(
      sql`create trigger refuse_third before insert on correos for each row execute function refuse_third()`,
    );
    await expect(writeFirstDay(test.app, input)).rejects.toThrow(/Usuarios: 2 de 5.*repita/s);
    const known = async () => (await rowsOf('usuarios')).map(({ email }: { email: string }) => email);
    expect(await known()).toEqual(expect.arrayContaining(staff.slice(0, 2).map(({ email }) => email)));
    expect(await known()).not.toContain(staff[2]?.email);
    expect((await rowsOf('sitio/agencias')).map((row: { nombre: string }) => row.nombre)).toContain(nombre);
    await test.database.execute(sql`drop trigger refuse_third on correos`);
    expect(await writeFirstDay(test.app, input)).toEqual(['Usuarios: 3', 'Ya estaban, y quedan como estaban: 3']);
    expect(await known()).toEqual(expect.arrayContaining(staff.map(({ email }) => email)));
  });

  it('invites the first administrador once', async () => {
    // Other suites share the accounts of the emulator, so the address is unique.
    const first = `${randomUUID()}@illimani.example`;
    expect(await inviteFirst(test.app, first)).toContain('/login/clave#codigo=');
    expect(await inviteFirst(test.app, first)).toContain('ya es un usuario: no se lo invita de nuevo');
  });

  it('reports an existing user with another role and leaves it unchanged', async () => {
    const other = (await rowsOf('usuarios')).find(({ rol }: { rol: string }) => rol === 'comercial');
    expect(await inviteFirst(test.app, other.email)).toMatch(
      /no un administrador activo \(rol: Comercial.*otro correo/,
    );
    expect((await rowsOf('usuarios')).find(({ id }: { id: string }) => id === other.id)).toEqual(other);
  });
});

describe('primerosPasos command', () => {
  it('reports a missing file, invalid JSON and invalid settings', async () => {
    expect(await runStartup('../primerosPasos', {})).toEqual({
      code: 1,
      output: expect.stringContaining('Indique el archivo'),
    });
    expect(await runStartup('../primerosPasos', {}, file('{'))).toEqual({
      code: 1,
      output: expect.stringContaining('no es JSON'),
    });
    expect((await runStartup('../primerosPasos', {}, EXAMPLE)).output).toContain('La configuración no es válida');
  });
});
