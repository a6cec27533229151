import { UserStore } from '@coop/backend/platform';
import { startApp, type TestApp, useApp } from '@coop/backend/test';
import { type AnySection, formatDate, formatNumber, type Rol, sectionList, todayInLaPaz } from '@coop/domain';
import { navigation } from '@coop/domain/navigation';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { novedades } from '../../src/content/novedades/novedades.js';
import { DemoModule } from '../../src/seeding/demo.module.js';
import { completeDemo, prepareDemo } from '../../src/seeding/prepareDemo.js';
import { readAsDocumented } from './readAsDocumented.js';

const SEED_MS = 600_000;

const test = useApp({}, undefined, [DemoModule]);
let cutShort: unknown;

// Interrupts the seed where it first needs a «comercial» user, and resumes it at the second start.
beforeAll(async () => {
  await changeRole(test.uids.comercial, 'rrhh');
  cutShort = await sow(test).catch((error: unknown) => error);
  await changeRole(test.uids.comercial, 'comercial');
  await sow(test);
}, SEED_MS);

const sow = async ({ app }: TestApp) => {
  await prepareDemo(app);
  await completeDemo(app);
};

/** Returns the number of rows of a section, from a Content-Range header such as `novedades 0-9/17`. */
const totalOf = async (door: 'public' | 'staff', name: string): Promise<number> => {
  const requests = door === 'public' ? test.anonymous : test.as('administrador');
  const { headers } = await requests.get(`/api/${door === 'public' ? 'publico/' : ''}${name}?range=[0,0]`).expect(200);
  return Number(headers['content-range']?.split('/').at(-1));
};

// Excludes singletons: the demo's own stays until another one is published.
const publications = sectionList
  .filter(({ kind, publication }: AnySection) => kind === 'publication' && !publication?.single)
  .map(({ name }) => name);
// Balances have a test of their own. The demo sends no webhooks until a user creates a secret. One release is enough.
const others = sectionList
  .filter(({ kind }: AnySection) => kind !== 'publication')
  .filter(({ name }) => !['saldos', 'sitio/entregas-de-avisos', 'sitio/publicaciones-conjuntas'].includes(name))
  .map(({ name }) => name);

describe('the demo content', () => {
  it.each(publications)('includes published rows of %s', async (name) => {
    expect(await totalOf('public', name)).toBeGreaterThan(0);
  });

  it.each(others)('includes rows of %s for staff', async (name) => {
    expect(await totalOf('staff', name)).toBeGreaterThanOrEqual(5);
  });

  it("includes a member's balances", async () => {
    const question = { criterio: 'numeroSocio', valor: '10234', motivo: 'consulta_presencial' };
    const { body } = await test.as('administrador').post('/api/saldos/consulta').send(question).expect(200);
    expect(body).toMatchObject({ desactualizado: false, hayMas: false });
    expect(body.filas).toHaveLength(4);
  });

  it.each([
    ['novedades', 19],
    ['promociones', 5],
    ['comunicados', 9],
    ['institucional/responsabilidad-social-empresarial', 14],
    ['institucional/bienes-adjudicados', 10],
    ['institucional/licitaciones', 6],
    ['institucional/boletines-informativos', 14],
    ['institucional/memorias-institucionales', 6],
    ['institucional/coeficiente-adecuacion-patrimonial', 26],
    ['institucional/estados-financieros', 26],
    ['sitio/agencias', 12],
  ])('has enough rows of %s', async (name, least) => {
    expect(await totalOf('public', name)).toBeGreaterThanOrEqual(least);
  });

  it.each(navigation.flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)]))(
    'has a page with content at %s',
    async (ruta) => {
      const query = new URLSearchParams({ filter: JSON.stringify({ ruta }) });
      const { body } = await test.anonymous.get(`/api/publico/sitio/paginas?${query}`).expect(200);
      expect(body).toEqual([
        expect.objectContaining({ ruta, titulo: expect.any(String), resumen: expect.any(String) }),
      ]);
      expect(body[0].bloques.length).toBeGreaterThan(0);
    },
  );

  it('includes pictures with alternative text, and documents', async () => {
    const { body } = await test.anonymous.get('/api/publico/institucional/bienes-adjudicados/bien-001').expect(200);
    const [{ imagen }] = body.imagenes;
    expect(imagen.alternativo).toMatch(/Casa de dos plantas/);
    const picture = await test.anonymous.get(imagen.variantes.tarjeta.url).expect(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    const document = await test.anonymous.get(body.documentos[0].archivo.url).expect(200);
    expect(document.headers['content-type']).toBe('application/pdf');
  });

  it('hides drafts, archived and scheduled rows from visitors', async () => {
    for (const slug of ['horarios-de-fin-de-ano', 'mantenimiento-de-la-banca-en-linea', 'alcancias-de-navidad'])
      await test.anonymous.get(`/api/publico/novedades/${slug}`).expect(404);
    await test.anonymous.get('/api/publico/novedades/nueva-agencia-en-viacha').expect(200);
  });

  it('includes a publication with unpublished changes', async () => {
    const query = { filter: JSON.stringify({ conCambios: true }) };
    const { body } = await test.as('administrador').get('/api/novedades').query(query).expect(200);
    expect(body).toHaveLength(1);
    const published = await test.anonymous.get(`/api/publico/novedades/${body[0].slug}`).expect(200);
    expect(published.body.resumen).not.toBe(body[0].resumen);
  });

  it('gives the same number of members in each text', async () => {
    const read = async (path: string) => (await test.anonymous.get(`/api/publico/${path}`).expect(200)).body;
    const gestion = Number(todayInLaPaz().slice(0, 4)) - 1;
    const [balance] = await read(
      `institucional/estados-financieros?filter=${encodeURIComponent(JSON.stringify({ fechaCorte: `${gestion}-12-31` }))}`,
    );
    const members = `${formatNumber(balance.socios, 0)} socios`;
    const memoria = await read(`institucional/memorias-institucionales/memoria-${gestion}`);
    const informe = await read(`institucional/responsabilidad-social-empresarial/informe-rse-${gestion}`);
    expect(memoria.descripcion).toContain(members);
    expect(informe.contenido).toContain(members);
  });

  it('gives each complaint a reason code', async () => {
    const { body } = await test.as('administrador').get('/api/contactanos/reclamos?range=[0,99]').expect(200);
    expect(body.filter(({ codigoAsfi }: { codigoAsfi: string | null }) => !codigoAsfi)).toEqual([]);
  });

  it('agrees with its texts on the number of agencies and their special hours', async () => {
    const read = async (path: string) => (await test.anonymous.get(`/api/publico/${path}`).expect(200)).body;
    const rows: { id: string; tipo: string; horariosEspeciales: unknown[] }[] =
      await read('sitio/agencias?range=[0,99]');
    const offices = rows.filter(({ tipo }) => tipo !== 'cajero' && tipo !== 'corresponsal');
    const [balance] = await read('institucional/estados-financieros?range=[0,0]');
    expect(balance.numeroAgencias).toBe(offices.length);
    expect(offices).toHaveLength(12);
    const { agencias, contenido } = await read('comunicados/horario-continuo-de-fin-de-ano');
    expect(contenido).toContain('cuatro agencias');
    const special = rows.filter(({ horariosEspeciales }) => horariosEspeciales.length > 0);
    expect(special.map(({ id }) => id).sort()).toEqual([...agencias].sort());
    expect(agencias).toHaveLength(4);
  });

  it('has exchange rates', async () => {
    const { body } = await test.anonymous.get('/api/cotizacion').expect(200);
    expect(body.cotizaciones.venta).toBeGreaterThan(body.cotizaciones.compra);
  });
});

describe('the API', () => {
  it('answers each documented read as described, except the listed ones', async () => {
    const { read, unread, faults } = await readAsDocumented(test);
    expect(faults).toEqual([]);
    // Authorisations, users and systems are never deleted. Balances have no list. Rows that no person edits have no
    // versions. No webhook was delivered. The entity comes from the settings, and the menu from the specification.
    expect(unread).toEqual([
      '403 get /api/servicios/autorizaciones-debito/papelera',
      '400 get /api/saldos',
      '404 get /api/saldos/{id}',
      '404 get /api/saldos/{id}/historial',
      '404 get /api/saldos/{id}/historial/{version}',
      '403 get /api/usuarios/papelera',
      '404 get /api/usuarios/{id}/historial/{version}',
      '404 get /api/sitio/entidad/{id}',
      '404 get /api/sitio/entidad/{id}/historial',
      '404 get /api/sitio/entidad/{id}/historial/{version}',
      '404 get /api/sitio/entidad/{id}/ordenes',
      '404 get /api/sitio/menu/{id}',
      '404 get /api/sitio/menu/{id}/historial',
      '404 get /api/sitio/menu/{id}/historial/{version}',
      '404 get /api/sitio/menu/{id}/ordenes',
      '403 get /api/sitio/accesos-de-sistemas/papelera',
      '403 get /api/sitio/avisos-a-sistemas/papelera',
      '404 get /api/sitio/entregas-de-avisos/{id}',
      '404 get /api/sitio/entregas-de-avisos/{id}/historial',
      '404 get /api/sitio/entregas-de-avisos/{id}/historial/{version}',
      '404 get /api/sitio/entregas-de-avisos/{id}/ordenes',
      '404 get /api/sitio/correos/{id}/historial/{version}',
      '404 get /api/sitio/auditoria/{id}/historial/{version}',
      '404 get /api/publico/sitio/entidad/{slug}',
      '404 get /api/publico/sitio/menu/{slug}',
      '404 get /api/sitio/entidad/{id}/vistas-previas',
      '404 get /api/sitio/menu/{id}/vistas-previas',
    ]);
    expect(read.length).toBeGreaterThan(200);
  });
});

describe('a second start', () => {
  it('adds nothing', async () => {
    const before = await totalOf('staff', 'novedades');
    await sow(test);
    expect(await totalOf('staff', 'novedades')).toBe(before);
  });

  it('resumes an interrupted seed', async () => {
    expect(cutShort).toEqual(new Error('The demonstration stopped at contactanos/consultas/consulta-1'));
    const { body } = await test.anonymous.get('/api/publico/sitio/paginas/inicio').expect(200);
    expect(body.ruta).toBe('/');
    expect(await totalOf('staff', 'novedades')).toBe(novedades().length);
  });
});

describe('a start on a database with other content', () => {
  it('seeds nothing', async () => {
    const own = await startApp({}, undefined, [DemoModule]);
    try {
      const feriado = { fecha: '2026-12-25', nombre: `Navidad, ${formatDate('2026-12-25')}`, ambito: 'nacional' };
      await own
        .as('administrador')
        .post('/api/sitio/feriados')
        .send({ ...feriado, tipo: 'feriado' })
        .expect(201);
      await sow(own);
      const { body } = await own.as('administrador').get('/api/sitio/feriados').expect(200);
      expect(body).toHaveLength(1);
      expect((await own.anonymous.get('/api/publico/novedades').expect(200)).body).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

async function changeRole(uid: string, to: Rol): Promise<void> {
  const users = test.app.get(UserStore, { strict: false });
  const user = await users.find(uid);
  if (!user) throw new Error(`No user ${uid}`);
  await users.replace({ ...user, rol: to, version: user.version + 1 }, user.version);
}
