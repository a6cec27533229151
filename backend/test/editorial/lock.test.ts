import { type AnySection, can, type Flow, sectionList, sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { applicationFor } from '../cases/application.js';
import { aviso, leave, linesOf } from '../mail/mails.js';
import { storeRow } from '../panel/storeRow.js';
import { until } from '../support/until.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';
import { afterAttempt, listen } from '../webhooks/listeners.js';
import { useNovedades } from './writeNovedades.js';

const test = useApp();
const news = useNovedades(test);

type Sent = { tag?: string; body?: object };
type Door = readonly [name: string, method: 'put' | 'post' | 'delete', path: string];
const knock = ([, method, path]: Door, { tag, body }: Sent = {}) => {
  const request = test.as('administrador')[method](path);
  return (tag === undefined ? request : request.set('If-Match', tag)).send(body);
};
const versionAt = async (path: string) => (await test.as('administrador').get(path).expect(200)).body.version as number;

type Way = readonly [sent: (version: number) => Sent, status: number, codigo: string, shown?: 'actual'];
/** Requests without a version, or with another version. */
const blind: readonly Way[] = [
  [() => ({}), 428, 'version_requerida'],
  [(version) => ({ tag: `"${version + 7}"` }), 412, 'precondicion_fallida', 'actual'],
  [(version) => ({ body: { version: version + 7 } }), 409, 'conflicto', 'actual'],
];
/** The same, and requests with a malformed or contradictory version. */
const odd: readonly Way[] = [
  ...blind,
  [() => ({ tag: '*' }), 428, 'version_requerida'],
  [(version) => ({ tag: `W/"${version}"` }), 412, 'precondicion_fallida', 'actual'],
  [(version) => ({ tag: String(version) }), 400, 'peticion_invalida'],
  [(version) => ({ tag: `"${version}", "${version + 1}"` }), 400, 'peticion_invalida'],
  [(version) => ({ tag: `"${version}"`, body: { version: version + 7 } }), 409, 'conflicto', 'actual'],
  [(version) => ({ body: { version: `${version}` } }), 422, 'datos_invalidos'],
];

/** Asserts that every endpoint rejects each request and writes nothing. */
async function holds(doors: readonly Door[], path: string, ways = odd) {
  const version = await versionAt(path);
  for (const door of doors)
    for (const [sent, expected, codigo, actual] of ways) {
      const { status, body } = await knock(door, sent(version));
      expect([door[0], status, body.codigo, body.actual && 'actual']).toEqual([door[0], expected, codigo, actual]);
      expect([version, undefined]).toContain(body.actual?.version);
    }
  expect(await versionAt(path)).toBe(version);
}

const orders: readonly string[] = ['editar', 'eliminar'];
const isOffered = (section: AnySection) => (action: string) => can('administrador', action, section);
const transitionsOf = ({ flows }: AnySection) =>
  Object.values<Flow>(flows).flatMap(({ transitions }) => Object.keys(transitions));

function doorsOf(section: AnySection, id: string): Door[] {
  const path = `/api/${section.name}/${id}`;
  const doors: Record<string, Door[]> = {
    editar: [
      ['editar', 'put', path],
      ['recuperar', 'post', `${path}/historial/1/recuperar`],
    ],
    eliminar: [['eliminar', 'delete', path]],
  };
  return [...orders, ...transitionsOf(section)]
    .filter(isOffered(section))
    .flatMap((action) => doors[action] ?? [[action, 'post', `${path}/${action}`] as const]);
}

/** Factories of rows that depend on rows of other tables or on a service. */
const made: Record<string, () => Promise<string>> = {
  usuarios: async () => test.uids.rrhh,
  'contactanos/solicitudes-creditos': async () => {
    const draft = await applicationFor(test);
    return (await test.as('creditos').post('/api/contactanos/solicitudes-creditos').send(draft).expect(201)).body.id;
  },
  'sitio/entregas-de-avisos': async () => {
    const { row } = await listen(test, 'https://espejo.invalid/avisos');
    await test.as('administrador').post(`/api/sitio/avisos-a-sistemas/${row.id}/probar`).expect(202);
    return (await afterAttempt(test, row.id, 1)).id;
  },
  'sitio/correos': async () => {
    await leave(test, aviso('un-correo'));
    // Until then the delivery worker also updates the row.
    return until(async () => (await linesOf(test, 'un-correo')).find(({ estado }) => estado === 'enviado')?.id);
  },
};
const rowOf = async ({ name }: AnySection): Promise<string> =>
  made[name]?.() ?? (await storeRow(test, name as keyof typeof sections)).id;

const written = (sectionList as readonly AnySection[]).filter((section) => doorsOf(section, '').length > 0);

describe('a write of what exists', () => {
  it.each(written.map((section) => [section.name, section] as const))(
    'in %s, by every door, needs the version that its author saw',
    async (name, section) => {
      const id = await rowOf(section);
      const doors = doorsOf(section, id).filter(([door]) => door !== 'recuperar');
      await holds(doors, `/api/${name}/${id}`, blind);
    },
  );

  it('needs it to restore a version', async () => {
    const row = await news.edit(await news.create('Con dos versiones'), { resumen: 'La segunda' });
    const path = `/api/novedades/${row.id}`;
    const door: Door = ['recuperar', 'post', `${path}/historial/1/recuperar`];
    await holds([door], path);
    expect((await knock(door, { tag: '"2"' }).expect(200)).headers.etag).toBe('"3"');
  });

  it('needs it for a file, and increments its version', async () => {
    const id = await uploadPicture(test, 'novedades', 'imagen');
    const path = `/api/archivos/${id}`;
    await holds(
      [
        ['cambiar', 'put', path],
        ['eliminar', 'delete', path],
        ['reemplazar', 'post', `${path}/reemplazo`],
      ],
      path,
    );
    const door: Door = ['cambiar', 'put', path];
    const { headers } = await knock(door, { tag: '"1"', body: { alternativo: 'Otra' } }).expect(200);
    expect(headers.etag).toBe('"2"');
    const late = await knock(door, { body: { alternativo: 'La mía', version: 1 } }).expect(409);
    expect(late.body.actual).toMatchObject({ alternativo: 'Otra', version: 2 });
    await knock(['eliminar', 'delete', path], { tag: '"2"' }).expect(200);
  });

  it('needs it for each of several rows', async () => {
    const [one, other] = [await news.create('Primera sin versión'), await news.create('Segunda sin versión')];
    for (const action of ['publicar', 'archivar', 'eliminar']) {
      const registros = [{ id: one.id, version: 1 }, { id: other.id }];
      const { body } = await knock(['lote', 'post', `/api/novedades/lote/${action}`], { body: { registros } }).expect(
        428,
      );
      expect(body).toMatchObject({
        codigo: 'version_requerida',
        errors: { 'registros.1.version': expect.any(String) },
      });
    }
    for (const row of [one, other]) expect(await news.get(row)).toEqual(row);
  });

  it('tells of what does not exist before it asks for a version', async () => {
    const path = '/api/novedades/0199aaaa-0000-7000-8000-000000000000';
    await knock(['editar', 'put', path]).expect(404);
    await knock(['eliminar', 'delete', path]).expect(404);
    await knock(['publicar', 'post', `${path}/publicar`]).expect(404);
  });
});

describe('a version that was seen', () => {
  it('is told by every answer that holds a row, and taken by If-Match', async () => {
    const row = await news.create('Con etiqueta');
    const path = `/api/novedades/${row.id}`;
    const door = (name: string, method: Door[1], at = ''): Door => [name, method, `${path}${at}`];
    const etagOf = async (method: 'get' | 'head') =>
      (await test.as('administrador')[method](path).expect(200)).headers.etag;
    expect([await etagOf('get'), await etagOf('head')]).toEqual(['"1"', '"1"']);
    const changed = await knock(door('editar', 'put'), { tag: '"1"', body: { resumen: 'Otro resumen' } }).expect(200);
    expect([changed.headers.etag, changed.body.version]).toEqual(['"2"', 2]);
    const published = await knock(door('publicar', 'post', '/publicar'), { tag: '"2"' }).expect(200);
    expect([published.headers.etag, published.body.estado]).toEqual(['"3"', 'publicado']);
    await knock(door('archivar', 'post', '/archivar'), { tag: '*', body: { version: 3 } }).expect(200);
  });

  it('is returned for a new row', async () => {
    const { headers } = await test
      .as('administrador')
      .post('/api/sitio/feriados')
      .send({ fecha: '2031-03-03', nombre: 'Feriado de prueba', ambito: 'nacional', tipo: 'feriado' })
      .expect(201);
    expect(headers.etag).toBe('"1"');
  });

  it('says nothing of what follows from the clock: a row is always answered whole', async () => {
    const row = await news.create('Siempre entera');
    const { body } = await test
      .as('administrador')
      .get(`/api/novedades/${row.id}`)
      .set('If-None-Match', '"1"')
      .expect(200);
    expect(body.situacion).toBe('borrador');
  });

  it('is no way to learn of a row that a role may not read', async () => {
    const row = await news.create('Ajena');
    const stale = await test.as('rrhh').put(`/api/novedades/${row.id}`).set('If-Match', '"9"').send({}).expect(403);
    expect(stale.body).not.toHaveProperty('actual');
  });

  it('erases a draft, by the header or by the body', async () => {
    for (const sent of [{ tag: '"1"' }, { body: { version: 1 } }]) {
      const row = await news.create('Para eliminar');
      await knock(['eliminar', 'delete', `/api/novedades/${row.id}`], sent).expect(200, { id: row.id });
    }
  });
});

describe('concurrent writes based on the same version', () => {
  const race = async (doors: readonly Door[], sent: (n: number) => Sent) =>
    (await Promise.all(doors.map((door, n) => knock(door, sent(n))))).map(({ status }) => status).sort();
  const times = (door: Door) => Array.from({ length: 6 }, () => door);
  const late = (status: number) => [200, ...Array<number>(5).fill(status)];

  it('one saves', async () => {
    const path = `/api/novedades/${(await news.create('Disputada')).id}`;
    const body = (n: number) => ({ resumen: `Resumen número ${n}` });
    expect(await race(times(['editar', 'put', path]), (n) => ({ tag: '"1"', body: body(n) }))).toEqual(late(412));
    expect(await race(times(['editar', 'put', path]), (n) => ({ body: { ...body(n + 9), version: 2 } }))).toEqual(
      late(409),
    );
    expect(await versionAt(path)).toBe(3);
  });

  it('one gives an order', async () => {
    const path = `/api/novedades/${(await news.create('Publicada una vez')).id}`;
    expect(await race(times(['publicar', 'post', `${path}/publicar`]), () => ({ tag: '"1"' }))).toEqual(late(412));
    expect(await versionAt(path)).toBe(2);
  });

  it('one saves or one erases', async () => {
    for (let round = 0; round < 4; round++) {
      const path = `/api/novedades/${(await news.create(`Guardada o eliminada ${round}`)).id}`;
      const [done, refused] = await race(
        [
          ['editar', 'put', path],
          ['eliminar', 'delete', path],
        ],
        () => ({ tag: '"1"', body: { resumen: 'Que no se pierde' } }),
      );
      expect(done).toBe(200);
      expect([404, 412]).toContain(refused);
    }
  });

  it('one changes a user, wherever users are kept', async () => {
    const path = `/api/usuarios/${test.uids.finanzas}`;
    const tag = `"${await versionAt(path)}"`;
    expect(await race(times(['editar', 'put', path]), (n) => ({ tag, body: { nombre: `Nombre ${n}` } }))).toEqual(
      late(412),
    );
  });

  it('one says what a picture shows', async () => {
    const path = `/api/archivos/${await uploadPicture(test, 'novedades', 'imagen')}`;
    const body = (n: number) => ({ alternativo: `Lo que muestra ${n}` });
    expect(await race(times(['cambiar', 'put', path]), (n) => ({ tag: '"1"', body: body(n) }))).toEqual(late(412));
    expect(await versionAt(path)).toBe(2);
  });
});
