import { type Rol } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { register } from '../cases/complaint.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

const look = (q: string, rol: Rol = 'comercial') => test.as(rol).get('/api/panel/buscar').query({ q });
const found = async (q: string, rol: Rol) => (await look(q, rol).expect(200)).body;

describe('a search in the whole panel', () => {
  it('finds a case by its number, its document and the name of its person', async () => {
    const row = await register(test, { numeroDocumento: '8800451', primerApellido: 'Quisbert' });
    for (const q of [row.codigo, '8800451', 'quisbert'])
      expect(await found(q, 'comercial')).toEqual([
        {
          seccion: 'contactanos/reclamos',
          id: row.id,
          tipo: 'Reclamo',
          titulo: `${row.codigo} · Rosa Quisbert`,
          estado: 'Registrado',
          url: `/administrador/contactanos/reclamos/${row.id}/show`,
        },
      ]);
  });

  it('finds nothing of what the role does not read, and for administrador all of it', async () => {
    await register(test, { numeroDocumento: '8800452', primerApellido: 'Ticona' });
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const)
      expect(await found('ticona', rol)).toEqual([]);
    expect(await found('ticona', 'administrador')).toHaveLength(1);
    const staff = await found('comercial', 'administrador');
    expect(staff.map(({ tipo }: { tipo: string }) => tipo)).toContain('Usuario');
    expect(await found('comercial', 'comercial')).toEqual([]);
  });

  it('leads to the form of what the role may write', async () => {
    const { body: agency } = await test
      .as('administrador')
      .post('/api/novedades')
      .send({
        titulo: 'Feria de ahorro en Huayllani',
        contenido: `<p>${'Vengan todos a la feria. '.repeat(5)}</p>`,
        categoria: 'institucional',
        fechaPublicacion: '2026-01-05',
      })
      .expect(201);
    expect(await found('huayllani', 'administrador')).toMatchObject([{ url: `/administrador/novedades/${agency.id}` }]);
  });

  it('finds a page by what its blocks say, and not by what they are called', async () => {
    const draft = {
      ruta: '/institucional/lo-que-nos-mueve',
      titulo: 'Lo que nos mueve',
      bloques: [
        { tipo: 'texto', titulo: 'Misión', texto: '<p>Servimos con un <strong>trato</strong> cercanísimo.</p>' },
        { tipo: 'lista', elementos: [{ titulo: 'Valores', texto: 'La solidaridad andina' }] },
      ],
    };
    await test.as('administrador').post('/api/sitio/paginas').send(draft).expect(201);
    const titles = async (q: string) =>
      (await test.as('administrador').get('/api/panel/buscar').query({ q }).expect(200)).body.map(
        ({ titulo }: { titulo: string }) => titulo,
      );
    expect(await titles('trato cercanisimo')).toEqual(['Lo que nos mueve']);
    expect(await titles('solidaridad andina')).toEqual(['Lo que nos mueve']);
    expect(await titles('departamento')).not.toContain('Lo que nos mueve');
  });

  it('among cases is on record, without what was looked for', async () => {
    await register(test, { primerApellido: 'Choquehuanca' });
    await found('choquehuanca', 'comercial');
    const body = await test.find('/api/sitio/auditoria', { accion: 'buscar', seccion: 'contactanos/reclamos' });
    expect(body[0]).toMatchObject({ accion: 'buscar', creadoPor: test.uids.comercial });
    expect(JSON.stringify(body[0]).toLowerCase()).not.toContain('choquehuanca');
  });

  it.each([
    ['hardly anything', 'ab'],
    ['spaces', '     '],
    ['too much', 'x'.repeat(201)],
  ])('for %s is refused', async (_, q) => {
    const { body } = await look(q).expect(400);
    expect(Object.keys(body.errors)).toEqual(['q']);
  });

  it('is for staff', async () => {
    await test.anonymous.get('/api/panel/buscar').query({ q: 'rosa' }).expect(401);
  });
});
