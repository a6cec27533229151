import { sections, todayInLaPaz } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { applicationFor } from '../cases/application.js';
import { consulta, reclamo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { FOLLOW, linkIn, orderOf, sendFollowed, setColumns } from './followed.js';

const test = useApp({ TRUSTED_PROXIES: '1' });

const send = (form: string, body: object) => sendFollowed(test, form, body);
const order = (seccion: string, codigo: string, orden: string, body?: object) =>
  orderOf(test, seccion, codigo, orden, body);
const missed = { medioContacto: 'llamada', resultadoContacto: 'no_contesta' };
const follow = (link: object) => test.anonymous.post(FOLLOW).send(link);
const deadline = (link: object) => test.anonymous.post(`${FOLLOW}/plazo.ics`).type('form').send(link);

describe('private link of a case', () => {
  it('shows the status, steps, deadline and masked content of a complaint, nothing else', async () => {
    const enlace = await send('reclamos', reclamo({ numeroDocumento: '7811223', correo: 'rosa@correo.com' }));
    expect(enlace).toMatch(/^\/contactanos\/seguimiento#REC-\d{4}-\d+\.[0-9a-f]{32}$/);
    const link = linkIn(enlace);
    const { body, headers } = await follow(link).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      tipo: 'Reclamo',
      codigo: link.codigo,
      estado: 'Registrado',
      fechaRecepcion: todayInLaPaz(),
      tienePlazo: true,
      fechaLimite: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      estimada: true,
      diasHabiles: 5,
      pasos: [{ estado: 'Registrado', fecha: todayInLaPaz() }],
      enviado: [
        { etiqueta: 'Nombres', valor: 'Rosa' },
        { etiqueta: 'Primer apellido', valor: 'Mamani' },
        { etiqueta: 'Número de documento', valor: '••••223' },
        { etiqueta: 'Celular', valor: '•••••567' },
        { etiqueta: 'Correo electrónico', valor: 'r•••@correo.com' },
        { etiqueta: 'Producto o servicio', valor: 'Cajero automático' },
        { etiqueta: 'Motivo', valor: 'Dinero no entregado por el cajero automático' },
        { etiqueta: 'Fecha del hecho', valor: '15 de enero de 2026' },
        { etiqueta: 'Monto comprometido', valor: 'Bs\u00a01.250,50' },
        { etiqueta: 'N° de operación o cuenta', valor: '••••0456' },
        {
          etiqueta: 'Descripción del reclamo',
          valor: 'El cajero no entregó el dinero y sí lo descontó de mi cuenta.',
        },
        { etiqueta: 'Medio para recibir la respuesta', valor: 'En agencia' },
      ],
      documentos: [],
      admite: 10,
      cita: null,
      cancelar: null,
      avisos: { correo: 'r•••@correo.com', activos: true },
    });
    await order('contactanos/reclamos', link.codigo, 'analizar', { asignadoA: test.uids.comercial });
    const { estado, pasos } = (await follow(link).expect(200)).body;
    expect([estado, pasos.map((paso: { estado: string }) => paso.estado)]).toEqual([
      'En análisis',
      ['Registrado', 'En análisis'],
    ]);
  });

  it('requires the key of its case', async () => {
    const [one, other] = [
      linkIn(await send('reclamos', reclamo({ numeroDocumento: '7811224' }))),
      linkIn(await send('reclamos', reclamo({ numeroDocumento: '7811225' }))),
    ];
    const wrong = await follow({ codigo: one.codigo, llave: other.llave }).expect(404);
    const unknown = await follow({ codigo: 'REC-2026-999999', llave: one.llave }).expect(404);
    expect(unknown.text).toBe(wrong.text);
    await follow({ codigo: 'OPI-2026-000001', llave: one.llave }).expect(404);
    await deadline({ codigo: one.codigo, llave: other.llave }).expect(404);
    await follow(one).expect(200);
  });

  it.each([
    ['a key of another length', { codigo: 'REC-2026-000001', llave: 'abc' }, 'llave'],
    ['a key with another alphabet', { codigo: 'REC-2026-000001', llave: 'Z'.repeat(32) }, 'llave'],
    ['an invalid number', { codigo: '__proto__', llave: '0'.repeat(32) }, 'codigo'],
    ['an array', { codigo: ['REC-2026-000001'], llave: '0'.repeat(32) }, 'codigo'],
    ['an extra field', { codigo: 'REC-2026-000001', llave: '0'.repeat(32), estado: 'x' }, 'estado'],
  ])('rejects %s, naming the field', async (_, link, field) => {
    const { body } = await follow(link).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('shows a query without revealing that it was discarded', async () => {
    const link = linkIn(await send('consultas', consulta));
    expect((await follow(link).expect(200)).body).toMatchObject({
      tipo: 'Consulta',
      estado: 'Recibida',
      diasHabiles: 2,
    });
    await order('contactanos/consultas', link.codigo, 'descartar');
    const { body } = await follow(link).expect(200);
    expect(body).toMatchObject({ estado: 'Recibida', fechaLimite: null, diasHabiles: null });
    expect(body.pasos).toHaveLength(1);
  });

  it('shows the request of an application, without evaluation data or staff notes', async () => {
    const link = linkIn(await send('solicitudes-creditos', await applicationFor(test)));
    await order('contactanos/solicitudes-creditos', link.codigo, 'revisar', {
      asignadoA: test.uids.creditos,
      nota: 'Es conocido de la agencia.',
    });
    const { text, body } = await follow(link).expect(200);
    expect(body.enviado).toContainEqual({ etiqueta: 'Monto', valor: 'Bs\u00a050.000,00' });
    expect(body.enviado).toContainEqual({ etiqueta: 'Tipo de crédito', valor: 'Crédito de consumo' });
    for (const secret of ['Contadora', 'Otra entidad', '1990', 'conocido', '71234567', test.uids.creditos])
      expect(text).not.toContain(secret);
  });

  it('hides the content after anonymization', async () => {
    const link = linkIn(await send('consultas', consulta));
    expect((await follow(link).expect(200)).body.enviado).not.toEqual([]);
    await setColumns(test, 'contactanos_consultas', link.codigo, sql`anonimizado_en = now()`);
    expect((await follow(link).expect(200)).body).toMatchObject({ enviado: [], admite: null, avisos: null });
  });

  it('returns the deadline as an iCalendar file while the term runs', async () => {
    const link = linkIn(await send('consultas', consulta));
    const { text, headers } = await deadline(link).buffer(true).expect(200);
    expect(headers['content-type']).toContain('text/calendar');
    const { fechaLimite } = (await follow(link).expect(200)).body;
    expect(text).toContain(`DTSTART;VALUE=DATE:${fechaLimite.replaceAll('-', '')}`);
    expect(text).toContain(link.codigo);
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text).not.toContain(link.llave);
    await order('contactanos/consultas', link.codigo, 'descartar');
    await deadline(link).expect(404);
  });

  it('shows the progress of an application, without its result', async () => {
    const link = linkIn(await send('solicitudes-creditos', await applicationFor(test)));
    expect((await follow(link).expect(200)).body).toMatchObject({ tipo: 'Solicitud de crédito', fechaLimite: null });
    await order('contactanos/solicitudes-creditos', link.codigo, 'revisar', { asignadoA: test.uids.creditos });
    for (let attempt = 0; attempt < 3; attempt++)
      await order('contactanos/solicitudes-creditos', link.codigo, 'anotarIntento', missed);
    const { estado, pasos } = (await follow(link).expect(200)).body;
    expect([estado, pasos.length]).toEqual(['En revisión', 2]);
    await order('contactanos/solicitudes-creditos', link.codigo, 'cerrarSinContacto');
    expect((await follow(link).expect(200)).body.estado).toBe('Cerrada: no pudimos comunicarnos con usted');
  });

  it('is absent for opinions', async () => {
    expect(
      await send('opiniones', { ...sections['contactanos/opiniones'].example, aceptaTratamiento: true }),
    ).toBeNull();
  });
});
