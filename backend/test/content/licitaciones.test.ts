import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const NAME = 'institucional/licitaciones';

const test = useApp();
let pdf: string;
let otro: string;
beforeAll(async () => {
  pdf = await uploadDocument(test, NAME, 'documentos.archivo');
  otro = await uploadDocument(test, NAME, 'documentos.archivo');
});

let processes = 0;
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const DAY = 24 * 60;
const convocatoria = () => ({ tipo: 'convocatoria', archivo: pdf, fecha: dayFromNow(-1) });
const tenders = writing(test, NAME, () => ({
  codigo: `COOP-${++processes}/2026`,
  objeto: 'Provisión de cajeros automáticos para tres agencias',
  tipo: 'bienes',
  modalidad: 'licitacion_publica',
  convocatoria: 1,
  fechaPublicacion: dayFromNow(-1),
  presentacionHasta: minutesFromNow(10 * DAY),
  lugarPresentacion: 'Oficina central, La Paz',
  contacto: 'Unidad de contrataciones',
  correoConsultas: 'contrataciones@kantuta.example',
  momentoConfirmado: true,
  documentos: [convocatoria()],
}));
const closed = () => ({ fechaPublicacion: dayFromNow(-20), presentacionHasta: minutesFromNow(-2 * DAY) });
const propuestas = (adjudicado: boolean) => [
  { proponente: 'Tecnocajas S.R.L.', montoOPrima: 'Bs 450.000', adjudicado },
];

describe('phase of a tender', () => {
  it('changes from open to closed at the deadline', async () => {
    const open = await tenders.publish();
    expect((await tenders.read(open).expect(200)).body.fase).toBe('abierta');
    const late = await tenders.publish(closed());
    expect((await tenders.read(late).expect(200)).body.fase).toBe('cerrada');
    const found = (await tenders.list({ filter: { fase: 'cerrada' } })).map(({ id }: { id: string }) => id);
    expect(found).toContain(late.id);
    expect(found).not.toContain(open.id);
  });

  it('moves from evaluation to a result when its requirements are met', async () => {
    const open = await tenders.publish();
    expect((await tenders.order(open, 'evaluar').expect(422)).body.errors).toHaveProperty('proceso');
    const late = await tenders.publish(closed());
    expect((await tenders.order(late, 'adjudicar', { fechaResultado: dayFromNow(0) }).expect(422)).body.codigo).toBe(
      'transicion_invalida',
    );
    const evaluated = (await tenders.order(late, 'evaluar').expect(200)).body;
    expect(evaluated).toMatchObject({ fase: 'en_evaluacion', conCambios: false });
    const unmarked = (await tenders.change(evaluated, { propuestas: propuestas(false) }).expect(200)).body;
    const result = { fechaResultado: dayFromNow(0) };
    expect((await tenders.order(unmarked, 'adjudicar', result).expect(422)).body.errors).toHaveProperty('propuestas');
    const marked = (await tenders.change(unmarked, { propuestas: propuestas(true) }).expect(200)).body;
    const future = { fechaResultado: dayFromNow(1) };
    expect((await tenders.order(marked, 'adjudicar', future).expect(422)).body.errors).toHaveProperty('fechaResultado');
    const { body: awarded } = await tenders.order(marked, 'adjudicar', result).expect(200);
    expect(awarded.fase).toBe('adjudicada');
    const right = { ...result, resultadoNota: 'Por el puntaje más alto.', correccion: 'Faltaba la nota del comité.' };
    expect((await tenders.order(awarded, 'corregirAdjudicacion', right).expect(200)).body).toMatchObject(right);
  });

  it('is cancelled only with a reason', async () => {
    const open = await tenders.publish();
    await tenders.order(open, 'cancelar', { fechaResultado: dayFromNow(0) }).expect(422);
    const reason = { fechaResultado: dayFromNow(0), resultadoNota: 'Se reformula el requerimiento.' };
    const { body } = await tenders.order(open, 'cancelar', reason).expect(200);
    expect((await tenders.read(body).expect(200)).body).toMatchObject({ fase: 'cancelada', ...reason });
  });
});

describe('proposals of a tender', () => {
  it('are public only after a result', async () => {
    const late = await tenders.publish({ ...closed(), propuestas: propuestas(true) });
    expect((await tenders.read(late).expect(200)).body.propuestas).toEqual([]);
    const evaluated = (await tenders.order(late, 'evaluar').expect(200)).body;
    expect((await tenders.read(late).expect(200)).body.propuestas).toEqual([]);
    await tenders.order(evaluated, 'adjudicar', { fechaResultado: dayFromNow(0) }).expect(200);
    expect((await tenders.read(late).expect(200)).body.propuestas).toMatchObject(propuestas(true));
  });
});

describe('documents of a published tender', () => {
  it('can be added, not changed or removed', async () => {
    const row = await tenders.publish();
    const refused = async (documentos: object[]) =>
      expect((await tenders.change(row, { documentos }).expect(422)).body.errors).toHaveProperty('documentos');
    await refused([{ ...convocatoria(), archivo: otro }]);
    await refused([{ ...convocatoria(), fecha: dayFromNow(-3) }]);
    await refused([{ tipo: 'aclaracion', archivo: otro, fecha: dayFromNow(0) }]);
    const added = [convocatoria(), { tipo: 'aclaracion', archivo: otro, fecha: dayFromNow(0) }];
    await tenders.change(row, { documentos: added }).expect(200);
  });

  it('can be replaced while the tender is a draft', async () => {
    const row = await tenders.create();
    await tenders.change(row, { documentos: [{ ...convocatoria(), archivo: otro }] }).expect(200);
  });

  it('require an amendment to change the terms, with its date', async () => {
    const row = await tenders.publish();
    const later = minutesFromNow(15 * DAY);
    const edited = (await tenders.change(row, { presentacionHasta: later }).expect(200)).body;
    expect((await tenders.order(edited, 'publicar').expect(422)).body.errors.documentos).toContain('enmienda');
    const amended = (
      await tenders
        .change(edited, { documentos: [convocatoria(), { tipo: 'enmienda', archivo: otro, fecha: dayFromNow(0) }] })
        .expect(200)
    ).body;
    await tenders.order(amended, 'publicar').expect(200);
    expect((await tenders.read(row).expect(200)).body).toMatchObject({
      presentacionHasta: later,
      modificadaEl: dayFromNow(0),
    });
  });

  it('stay locked after archiving and restoring', async () => {
    const row = await tenders.publish();
    const archived = (await tenders.order(row, 'archivar').expect(200)).body;
    const draft = (await tenders.order(archived, 'restaurar').expect(200)).body;
    const other = [{ ...convocatoria(), archivo: otro }];
    expect((await tenders.change(draft, { documentos: other }).expect(422)).body.errors).toHaveProperty('documentos');
    const sooner = (await tenders.change(draft, { presentacionHasta: minutesFromNow(15 * DAY) }).expect(200)).body;
    expect((await tenders.order(sooner, 'publicar').expect(422)).body.errors.documentos).toContain('enmienda');
    const asItWas = (await tenders.change(sooner, { presentacionHasta: row.presentacionHasta }).expect(200)).body;
    await tenders.order(asItWas, 'publicar').expect(200);
  });

  it('allow changes to other fields without an amendment', async () => {
    const row = await tenders.publish();
    const edited = (await tenders.change(row, { contacto: 'Otra persona de contacto' }).expect(200)).body;
    const { body } = await tenders.order(edited, 'publicar').expect(200);
    expect(body.modificadaEl).toBeNull();
  });
});

describe('second call of a deserted tender', () => {
  const deserted = async () => {
    const evaluated = (await tenders.order(await tenders.publish(closed()), 'evaluar').expect(200)).body;
    const reason = { fechaResultado: dayFromNow(0), resultadoNota: 'No se recibieron propuestas.' };
    return (await tenders.order(evaluated, 'declararDesierta', reason).expect(200)).body;
  };

  it('copies the object and term, and is created once', async () => {
    const row = await deserted();
    const { body } = await tenders.order(row, 'nuevaConvocatoria').expect(201);
    expect(body).toMatchObject({
      codigo: row.codigo,
      objeto: row.objeto,
      convocatoria: 2,
      convocatoriaAnterior: row.id,
      estado: 'borrador',
      documentos: [],
      fechaPublicacion: dayFromNow(0),
      fase: 'abierta',
    });
    expect((await tenders.order(row, 'nuevaConvocatoria').expect(422)).body.detail).toContain('Ya se hizo');
  });

  it('is rejected for tenders with another result and for users without permission', async () => {
    const row = await tenders.publish();
    expect((await tenders.order(row, 'nuevaConvocatoria').expect(422)).body.codigo).toBe('transicion_invalida');
    await tenders.order(await deserted(), 'nuevaConvocatoria', {}, 'rrhh').expect(403);
  });

  it('is rejected after the third call', async () => {
    const row = await deserted();
    const third = { ...closed(), convocatoria: 3 };
    const evaluated = (await tenders.order(await tenders.publish({ ...third, codigo: row.codigo }), 'evaluar')).body;
    const reason = { fechaResultado: dayFromNow(0), resultadoNota: 'No se recibieron propuestas.' };
    const last = (await tenders.order(evaluated, 'declararDesierta', reason).expect(200)).body;
    expect((await tenders.order(last, 'nuevaConvocatoria').expect(422)).body.errors).toHaveProperty('convocatoria');
  });
});

describe('dates of a tender', () => {
  it.each([
    ['a deadline before the publication', { fechaPublicacion: dayFromNow(20) }, 'presentacionHasta'],
    ['a question deadline after the proposal deadline', { consultasHasta: minutesFromNow(11 * DAY) }, 'consultasHasta'],
    ['an opening before the proposal deadline', { apertura: minutesFromNow(9 * DAY) }, 'apertura'],
    ['collective insurance without an objection deadline', { tipo: 'seguro_colectivo' }, 'objecionesHasta'],
  ])('reject %s', async (_, changes, field) => {
    expect((await tenders.send(changes).expect(422)).body.errors).toHaveProperty(field);
  });

  it('accept chronological dates', async () => {
    const consultasHasta = minutesFromNow(5 * DAY);
    await tenders.send({ consultasHasta, apertura: minutesFromNow(10 * DAY + 60) }).expect(201);
    await tenders.send({ tipo: 'seguro_colectivo', objecionesHasta: dayFromNow(30) }).expect(201);
  });
});
