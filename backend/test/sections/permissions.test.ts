import { type Action, type AnySection, actionsOf, findSection, type Rol, roles, sectionList } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

/** Specification §6 by role, repeated here so that the test does not rely on the code under test. */
const menu: Record<Rol, readonly string[]> = {
  administrador: sectionList.map(({ name }: AnySection) => name),
  creditos: ['contactanos/solicitudes-creditos', 'productos/simulador-creditos', 'saldos'],
  comercial: [
    'contactanos/consultas',
    'contactanos/calificaciones',
    'contactanos/reclamos',
    'contactanos/opiniones',
    'productos/depositos-plazo-fijo',
    'institucional/tarifario',
    'productos/caja-ahorro',
    'saldos',
  ],
  sistemas: ['usuarios', 'saldos'],
  finanzas: ['institucional/estados-financieros', 'institucional/coeficiente-adecuacion-patrimonial'],
  rrhh: ['institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados'],
};

/** Sections that a role may use although its menu does not list them. */
const outsideMenu: Partial<Record<Rol, readonly string[]>> = {
  creditos: ['sitio/publicaciones-conjuntas'],
  comercial: ['sitio/motivos-de-reclamo', 'sitio/turnos', 'sitio/publicaciones-conjuntas'],
  finanzas: ['sitio/tasas-de-referencia', 'sitio/publicaciones-conjuntas'],
  rrhh: ['sitio/publicaciones-conjuntas'],
};

/** Actions denied to every role, even with the section in its menu. */
const never: Record<string, readonly Action[]> = {
  saldos: ['exportar'],
  usuarios: ['eliminar'],
  'sitio/accesos-de-sistemas': ['eliminar'],
  'sitio/avisos-a-sistemas': ['eliminar'],
  'sitio/busquedas': ['crear', 'editar'],
  'sitio/direcciones-no-encontradas': ['crear', 'editar'],
  'servicios/autorizaciones-debito': ['eliminar'],
};
const onlyAdministrador: Record<string, readonly Action[]> = {
  'contactanos/reclamos': [
    'anular',
    'ampliarConAsfi',
    'corregirAmpliacion',
    'corregirCierre',
    'corregirSegundaInstancia',
  ],
  'sitio/publicaciones-conjuntas': ['eliminar', 'exportar'],
  'sitio/motivos-de-reclamo': ['crear', 'editar', 'eliminar', 'exportar', 'publicar', 'archivar', 'restaurar'],
};
// Only administrador may reopen a closed request.
onlyAdministrador['contactanos/solicitudes-creditos'] = ['reabrir', 'corregirAprobacion', 'corregirDesembolso'];
onlyAdministrador['institucional/bienes-adjudicados'] = ['corregirVenta'];
onlyAdministrador.remates = ['corregirResultado'];
onlyAdministrador['institucional/licitaciones'] = [
  ...['corregirAdjudicacion', 'corregirDesierta', 'corregirCancelacion'],
] as const;

/** Actions limited to some of the roles that have the section in their menu. */
const restrictedRoles: Record<string, Partial<Record<Action, readonly Rol[]>>> = {
  saldos: { cargar: ['administrador', 'sistemas'] },
};

const isAllowed = (rol: Rol, section: string, action: Action) =>
  (menu[rol].includes(section) || (outsideMenu[rol]?.includes(section) ?? false)) &&
  !never[section]?.includes(action) &&
  (restrictedRoles[section]?.[action]?.includes(rol) ?? true) &&
  (rol === 'administrador' || !onlyAdministrador[section]?.includes(action));

const SOME_ID = '0199aaaa-0000-7000-8000-000000000000';

const test = useApp();

/** Returns the status of each endpoint of an action for a missing row: 404 or 422 if allowed, 403 if denied. */
async function statusesOf(rol: Rol, { name }: AnySection, action: Action): Promise<number[]> {
  const agent = test.as(rol);
  const base = `/api/${name}`;
  const endpoints: Record<string, () => PromiseLike<{ status: number }>[]> = {
    leer: () => [agent.get(base), agent.get(`${base}/${SOME_ID}`), agent.get(`${base}/${SOME_ID}/historial`)],
    exportar: () => [agent.get(`${base}/exportar`)],
    crear: () => [agent.post(base).send({})],
    editar: () => [agent.put(`${base}/${SOME_ID}`).send({})],
    eliminar: () => [agent.delete(`${base}/${SOME_ID}`)],
    anotar: () => [
      agent.get(`${base}/${SOME_ID}/notas`),
      agent.post(`${base}/${SOME_ID}/notas`).send({ texto: 'Llamar mañana' }),
      agent.get(`${base}/responsables`),
    ],
    consultar: () => [agent.post(`${base}/consulta`).send({})],
    cargar: () => [
      agent.get(`${base}/lotes`),
      agent.post(`${base}/lotes`),
      agent.get(`${base}/lotes/${SOME_ID}`),
      agent.get(`${base}/lotes/${SOME_ID}/errores`),
      agent.post(`${base}/lotes/${SOME_ID}/cancelar`),
      agent.post(`${base}/lotes/${SOME_ID}/anular`).send({}),
    ],
  };
  const requests = endpoints[action]?.() ?? [agent.post(`${base}/${SOME_ID}/${action}`).send({})];
  return (await Promise.all(requests)).map(({ status }) => status);
}

describe.each(roles.map((rol) => [rol]))('%s', (rol) => {
  it.each(sectionList.map((section: AnySection) => [section.name]))(
    'has exactly the expected permissions in %s',
    async (name) => {
      const section = findSection(name) as AnySection;
      const answered: Record<string, boolean> = {};
      const expected: Record<string, boolean> = {};
      for (const action of actionsOf(section)) {
        const statuses = await statusesOf(rol, section, action);
        expect(statuses.filter((status) => status >= 500 || status === 401)).toEqual([]);
        answered[action] = !statuses.includes(403);
        expected[action] = isAllowed(rol, name, action);
      }
      expect(answered).toEqual(expected);
    },
  );

  it('has the expected sections in its menu', async () => {
    const { body } = await test.as(rol).get('/api/yo').expect(200);
    const others = [rol !== 'comercial' && 'panel', rol === 'administrador' && 'sitio/biblioteca'].filter(Boolean);
    expect(body.menu.toSorted()).toEqual([...menu[rol], ...others].toSorted());
  });
});

describe('response 403', () => {
  it('is the same for existing and missing rows', async () => {
    const draft = {
      titulo: 'Boletín de prueba',
      contenido: `<p>${'x'.repeat(60)}</p>`,
      categoria: 'socios',
      fechaPublicacion: '2024-11-18',
    };
    const { body: row } = await test.as('administrador').post('/api/novedades').send(draft).expect(201);
    const real = await test.as('rrhh').get(`/api/novedades/${row.id}`).expect(403);
    const madeUp = await test.as('rrhh').get(`/api/novedades/${SOME_ID}`).expect(403);
    expect(real.body).toEqual(madeUp.body);
  });

  it('lists the allowed roles', async () => {
    const { body } = await test.as('rrhh').get('/api/institucional/tarifario').expect(403);
    expect(body).toMatchObject({ codigo: 'sin_permiso', roles: ['Administrador', 'Comercial'] });
  });
});
