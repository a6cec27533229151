import { type Rol } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { register } from '../cases/complaint.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

const search = (q: string, rol: Rol = 'comercial') => test.as(rol).get('/api/panel/buscar').query({ q });
const searchAs = async (q: string, rol: Rol) => (await search(q, rol).expect(200)).body;

describe('global search of the panel', () => {
  it('finds a case by number, document and name', async () => {
    const row = await register(test, { numeroDocumento: '8800451', primerApellido: 'Quisbert' });
    for (const q of [row.codigo, '8800451', 'quisbert'])
      expect(await searchAs(q, 'comercial')).toEqual([
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

  it('returns only sections that the role can read', async () => {
    await register(test, { numeroDocumento: '8800452', primerApellido: 'Ticona' });
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const)
      expect(await searchAs('ticona', rol)).toEqual([]);
    expect(await searchAs('ticona', 'administrador')).toHaveLength(1);
    const staff = await searchAs('comercial', 'administrador');
    expect(staff.map(({ tipo }: { tipo: string }) => tipo)).toContain('Usuario');
    expect(await searchAs('comercial', 'comercial')).toEqual([]);
  });

  it('links to the edit form of rows that the role can write', async () => {
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
    expect(await searchAs('huayllani', 'administrador')).toMatchObject([
      { url: `/administrador/novedades/${agency.id}` },
    ]);
  });

  it('finds a page by the text of its blocks, not by their field names', async () => {
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

  it('logs a search among cases without the search text', async () => {
    await register(test, { primerApellido: 'Choquehuanca' });
    await searchAs('choquehuanca', 'comercial');
    const body = await test.find('/api/sitio/auditoria', { accion: 'buscar', seccion: 'contactanos/reclamos' });
    expect(body[0]).toMatchObject({ accion: 'buscar', creadoPor: test.uids.comercial });
    expect(JSON.stringify(body[0]).toLowerCase()).not.toContain('choquehuanca');
  });

  it.each([
    ['a text that is too short', 'ab'],
    ['blanks', '     '],
    ['a text that is too long', 'x'.repeat(201)],
  ])('rejects %s', async (_, q) => {
    const { body } = await search(q).expect(400);
    expect(Object.keys(body.errors)).toEqual(['q']);
  });

  it('requires a session', async () => {
    await test.anonymous.get('/api/panel/buscar').query({ q: 'rosa' }).expect(401);
  });
});
