import { type AnySection, can, type Flow, sectionList, sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { applicationFor } from '../cases/application.js';
import { aviso, enqueueMail, linesOf } from '../mail/mails.js';
import { storeRow } from '../panel/storeRow.js';
import { until } from '../support/until.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';
import { afterAttempt, createSubscription } from '../webhooks/listeners.js';
import { useNovedades } from './writeNovedades.js';

const test = useApp();
const news = useNovedades(test);

type Sent = { tag?: string; body?: object };
type Endpoint = readonly [name: string, method: 'put' | 'post' | 'delete', path: string];
const sendRequest = ([, method, path]: Endpoint, { tag, body }: Sent = {}) => {
  const request = test.as('administrador')[method](path);
  return (tag === undefined ? request : request.set('If-Match', tag)).send(body);
};
const versionAt = async (path: string) => (await test.as('administrador').get(path).expect(200)).body.version as number;

type Attempt = readonly [sent: (version: number) => Sent, status: number, codigo: string, shown?: 'actual'];
/** Requests without a version, or with another version. */
const missingOrStale: readonly Attempt[] = [
  [() => ({}), 428, 'version_requerida'],
  [(version) => ({ tag: `"${version + 7}"` }), 412, 'precondicion_fallida', 'actual'],
  [(version) => ({ body: { version: version + 7 } }), 409, 'conflicto', 'actual'],
];
/** The same, and requests with a malformed or contradictory version. */
const invalidVersions: readonly Attempt[] = [
  ...missingOrStale,
  [() => ({ tag: '*' }), 428, 'version_requerida'],
  [(version) => ({ tag: `W/"${version}"` }), 412, 'precondicion_fallida', 'actual'],
  [(version) => ({ tag: String(version) }), 400, 'peticion_invalida'],
  [(version) => ({ tag: `"${version}", "${version + 1}"` }), 400, 'peticion_invalida'],
  [(version) => ({ tag: `"${version}"`, body: { version: version + 7 } }), 409, 'conflicto', 'actual'],
  [(version) => ({ body: { version: `${version}` } }), 422, 'datos_invalidos'],
];

/** Asserts that every endpoint rejects each request and writes nothing. */
async function expectRejected(endpoints: readonly Endpoint[], path: string, ways = invalidVersions) {
  const version = await versionAt(path);
  for (const endpoint of endpoints)
    for (const [sent, expected, codigo, actual] of ways) {
      const { status, body } = await sendRequest(endpoint, sent(version));
      expect([endpoint[0], status, body.codigo, body.actual && 'actual']).toEqual([
        endpoint[0],
        expected,
        codigo,
        actual,
      ]);
      expect([version, undefined]).toContain(body.actual?.version);
    }
  expect(await versionAt(path)).toBe(version);
}

const orders: readonly string[] = ['editar', 'eliminar'];
const isOffered = (section: AnySection) => (action: string) => can('administrador', action, section);
const transitionsOf = ({ flows }: AnySection) =>
  Object.values<Flow>(flows).flatMap(({ transitions }) => Object.keys(transitions));

function endpointsOf(section: AnySection, id: string): Endpoint[] {
  const path = `/api/${section.name}/${id}`;
  const endpoints: Record<string, Endpoint[]> = {
    editar: [
      ['editar', 'put', path],
      ['recuperar', 'post', `${path}/historial/1/recuperar`],
    ],
    eliminar: [['eliminar', 'delete', path]],
  };
  return [...orders, ...transitionsOf(section)]
    .filter(isOffered(section))
    .flatMap((action) => endpoints[action] ?? [[action, 'post', `${path}/${action}`] as const]);
}

/** Factories of rows that depend on rows of other tables or on a service. */
const rowFactories: Record<string, () => Promise<string>> = {
  usuarios: async () => test.uids.rrhh,
  'contactanos/solicitudes-creditos': async () => {
    const draft = await applicationFor(test);
    return (await test.as('creditos').post('/api/contactanos/solicitudes-creditos').send(draft).expect(201)).body.id;
  },
  'sitio/entregas-de-avisos': async () => {
    const { row } = await createSubscription(test, 'https://espejo.invalid/avisos');
    await test.as('administrador').post(`/api/sitio/avisos-a-sistemas/${row.id}/probar`).expect(202);
    return (await afterAttempt(test, row.id, 1)).id;
  },
  'sitio/correos': async () => {
    await enqueueMail(test, aviso('un-correo'));
    // Waits until the delivery worker, which also updates the row, has finished.
    return until(async () => (await linesOf(test, 'un-correo')).find(({ estado }) => estado === 'enviado')?.id);
  },
};
const rowOf = async ({ name }: AnySection): Promise<string> =>
  rowFactories[name]?.() ?? (await storeRow(test, name as keyof typeof sections)).id;

const writableSections = sectionList.filter((section) => endpointsOf(section, '').length > 0);

describe('optimistic locking', () => {
  it.each(writableSections.map((section) => [section.name, section] as const))(
    'requires the version in %s at every endpoint',
    async (name, section) => {
      const id = await rowOf(section);
      const endpoints = endpointsOf(section, id).filter(([endpoint]) => endpoint !== 'recuperar');
      await expectRejected(endpoints, `/api/${name}/${id}`, missingOrStale);
    },
  );

  it('applies to restoring a version', async () => {
    const row = await news.edit(await news.create('Con dos versiones'), { resumen: 'La segunda' });
    const path = `/api/novedades/${row.id}`;
    const endpoint: Endpoint = ['recuperar', 'post', `${path}/historial/1/recuperar`];
    await expectRejected([endpoint], path);
    expect((await sendRequest(endpoint, { tag: '"2"' }).expect(200)).headers.etag).toBe('"3"');
  });

  it('applies to files and increments their version', async () => {
    const id = await uploadPicture(test, 'novedades', 'imagen');
    const path = `/api/archivos/${id}`;
    await expectRejected(
      [
        ['cambiar', 'put', path],
        ['eliminar', 'delete', path],
        ['reemplazar', 'post', `${path}/reemplazo`],
      ],
      path,
    );
    const endpoint: Endpoint = ['cambiar', 'put', path];
    const { headers } = await sendRequest(endpoint, { tag: '"1"', body: { alternativo: 'Otra' } }).expect(200);
    expect(headers.etag).toBe('"2"');
    const late = await sendRequest(endpoint, { body: { alternativo: 'La mía', version: 1 } }).expect(409);
    expect(late.body.actual).toMatchObject({ alternativo: 'Otra', version: 2 });
    await sendRequest(['eliminar', 'delete', path], { tag: '"2"' }).expect(200);
  });

  it('applies to each row of a batch', async () => {
    const [one, other] = [await news.create('Primera sin versión'), await news.create('Segunda sin versión')];
    for (const action of ['publicar', 'archivar', 'eliminar']) {
      const registros = [{ id: one.id, version: 1 }, { id: other.id }];
      const { body } = await sendRequest(['lote', 'post', `/api/novedades/lote/${action}`], {
        body: { registros },
      }).expect(428);
      expect(body).toMatchObject({
        codigo: 'version_requerida',
        errors: { 'registros.1.version': expect.any(String) },
      });
    }
    for (const row of [one, other]) expect(await news.get(row)).toEqual(row);
  });

  it('returns 404 for a missing row before requiring a version', async () => {
    const path = '/api/novedades/0199aaaa-0000-7000-8000-000000000000';
    await sendRequest(['editar', 'put', path]).expect(404);
    await sendRequest(['eliminar', 'delete', path]).expect(404);
    await sendRequest(['publicar', 'post', `${path}/publicar`]).expect(404);
  });
});

describe('row version', () => {
  it('is returned as ETag and accepted in If-Match', async () => {
    const row = await news.create('Con etiqueta');
    const path = `/api/novedades/${row.id}`;
    const endpoint = (name: string, method: Endpoint[1], at = ''): Endpoint => [name, method, `${path}${at}`];
    const etagOf = async (method: 'get' | 'head') =>
      (await test.as('administrador')[method](path).expect(200)).headers.etag;
    expect([await etagOf('get'), await etagOf('head')]).toEqual(['"1"', '"1"']);
    const changed = await sendRequest(endpoint('editar', 'put'), {
      tag: '"1"',
      body: { resumen: 'Otro resumen' },
    }).expect(200);
    expect([changed.headers.etag, changed.body.version]).toEqual(['"2"', 2]);
    const published = await sendRequest(endpoint('publicar', 'post', '/publicar'), { tag: '"2"' }).expect(200);
    expect([published.headers.etag, published.body.estado]).toEqual(['"3"', 'publicado']);
    await sendRequest(endpoint('archivar', 'post', '/archivar'), { tag: '*', body: { version: 3 } }).expect(200);
  });

  it('is returned for a new row', async () => {
    const { headers } = await test
      .as('administrador')
      .post('/api/sitio/feriados')
      .send({ fecha: '2031-03-03', nombre: 'Feriado de prueba', ambito: 'nacional', tipo: 'feriado' })
      .expect(201);
    expect(headers.etag).toBe('"1"');
  });

  it('does not make reads conditional, because computed fields change over time', async () => {
    const row = await news.create('Siempre entera');
    const { body } = await test
      .as('administrador')
      .get(`/api/novedades/${row.id}`)
      .set('If-None-Match', '"1"')
      .expect(200);
    expect(body.situacion).toBe('borrador');
  });

  it('is hidden from roles without read access', async () => {
    const row = await news.create('Ajena');
    const stale = await test.as('rrhh').put(`/api/novedades/${row.id}`).set('If-Match', '"9"').send({}).expect(403);
    expect(stale.body).not.toHaveProperty('actual');
  });

  it('deletes a draft with the header or the body', async () => {
    for (const sent of [{ tag: '"1"' }, { body: { version: 1 } }]) {
      const row = await news.create('Para eliminar');
      await sendRequest(['eliminar', 'delete', `/api/novedades/${row.id}`], sent).expect(200, { id: row.id });
    }
  });
});

describe('concurrent writes based on the same version', () => {
  const race = async (endpoints: readonly Endpoint[], sent: (n: number) => Sent) =>
    (await Promise.all(endpoints.map((endpoint, n) => sendRequest(endpoint, sent(n)))))
      .map(({ status }) => status)
      .sort();
  const times = (endpoint: Endpoint) => Array.from({ length: 6 }, () => endpoint);
  const late = (status: number) => [200, ...Array<number>(5).fill(status)];

  it('accept one update', async () => {
    const path = `/api/novedades/${(await news.create('Disputada')).id}`;
    const body = (n: number) => ({ resumen: `Resumen número ${n}` });
    expect(await race(times(['editar', 'put', path]), (n) => ({ tag: '"1"', body: body(n) }))).toEqual(late(412));
    expect(await race(times(['editar', 'put', path]), (n) => ({ body: { ...body(n + 9), version: 2 } }))).toEqual(
      late(409),
    );
    expect(await versionAt(path)).toBe(3);
  });

  it('accept one action', async () => {
    const path = `/api/novedades/${(await news.create('Publicada una vez')).id}`;
    expect(await race(times(['publicar', 'post', `${path}/publicar`]), () => ({ tag: '"1"' }))).toEqual(late(412));
    expect(await versionAt(path)).toBe(2);
  });

  it('accept either the update or the deletion', async () => {
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

  it('accept one update of a user', async () => {
    const path = `/api/usuarios/${test.uids.finanzas}`;
    const tag = `"${await versionAt(path)}"`;
    expect(await race(times(['editar', 'put', path]), (n) => ({ tag, body: { nombre: `Nombre ${n}` } }))).toEqual(
      late(412),
    );
  });

  it('accept one update of a file', async () => {
    const path = `/api/archivos/${await uploadPicture(test, 'novedades', 'imagen')}`;
    const body = (n: number) => ({ alternativo: `Lo que muestra ${n}` });
    expect(await race(times(['cambiar', 'put', path]), (n) => ({ tag: '"1"', body: body(n) }))).toEqual(late(412));
    expect(await versionAt(path)).toBe(2);
  });
});
