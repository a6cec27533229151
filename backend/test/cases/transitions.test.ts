import type { Flow, Transition } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { reclamo } from './complaint.js';
import { type Life, lives } from './lives.js';

type Row = { id: string; version: number } & Record<string, unknown>;

const test = useApp();

const flowOf = ({ section, field }: Life) => section.flows[field] as Flow;
/** Whether an action needs several steps and so has its own test below. */
const ownTest = (name: string) => name === 'cerrarSinContacto';
const transitionsOf = (life: Life) =>
  Object.entries<Transition>(flowOf(life).transitions).filter(([name]) => !ownTest(name));

const execute = (life: Life, row: Row, name: string, values: object) =>
  test.as('administrador').post(`/api/${life.section.name}/${row.id}/${name}`).set(test.seen(row.id)).send(values);

/** Returns the shortest list of actions from the initial state to `state`. */
function shortestPath(life: Life, state: string, start: string): readonly string[] {
  if (life.ways?.[state]) return life.ways[state];
  const ways: Record<string, string[]> = { [start]: [] };
  for (const at of iterate(ways))
    for (const [name, { from, to }] of transitionsOf(life))
      if (from.includes(at)) ways[to] ??= [...(ways[at] as string[]), name];
  const way = ways[state];
  if (!way) throw new Error(`${life.section.name}: no way to ${state}`);
  return way;
}

/** Iterates over the keys of a record, including keys added during the iteration. */
function* iterate(record: Record<string, unknown>) {
  const seen = new Set<string>();
  for (let more = true; more; ) {
    more = false;
    for (const key of Object.keys(record))
      if (!seen.has(key)) {
        seen.add(key);
        more = true;
        yield key;
      }
  }
}

async function createRowInState(life: Life, state: string): Promise<Row> {
  const { status, body } = await test
    .as('administrador')
    .post(`/api/${life.section.name}`)
    .send(await life.draft(test));
  expect([status, body.errors ?? {}]).toEqual([201, {}]);
  let row = body as Row;
  for (const name of shortestPath(life, state, String(row[life.field]))) row = await runAction(life, row, name);
  return row;
}

async function runAction(life: Life, row: Row, name: string): Promise<Row> {
  const { status, body } = await execute(life, row, name, (await life.orders[name]?.(test)) ?? {});
  expect([name, status, body.errors ?? body.detail ?? null]).toEqual([name, 200, null]);
  return body;
}

const reachable = (life: Life) => [
  ...new Set(Object.values<Transition>(flowOf(life).transitions).flatMap(({ from, to }) => [...from, to])),
];

describe.each(lives.map((life) => [`${life.section.name} (${life.field})`, life] as const))('%s', (_, life) => {
  it('has sample data for every action', () => {
    expect(transitionsOf(life).map(([name]) => name)).toEqual(Object.keys(life.orders));
  });

  it.each(reachable(life))('«%s» accepts its allowed actions and rejects the others listing them', async (state) => {
    const stays = await createRowInState(life, state);
    const labels = Object.entries<Transition>(flowOf(life).transitions)
      .filter(([, { from }]) => from.includes(state))
      .map(([, { label }]) => label);
    for (const [name, { from, to }] of transitionsOf(life)) {
      if (from.includes(state)) {
        const moved = await runAction(life, await createRowInState(life, state), name);
        expect([name, moved[life.field]]).toEqual([name, to]);
      } else {
        const { status, body } = await execute(life, stays, name, (await life.orders[name]?.(test)) ?? {});
        expect([name, status, body.codigo]).toEqual([name, 422, 'transicion_invalida']);
        expect(body.permitidas).toEqual(labels);
      }
    }
  });
});

const demanding = lives.flatMap((life) =>
  transitionsOf(life)
    // Actions that create another row have their own test.
    .filter(([, { requires = [], makes }]) => requires.length > 0 && !makes)
    .map(([name, transition]) => [`${life.section.name}: ${transition.label}`, life, name, transition] as const),
);

describe('required fields of actions', () => {
  it.each(demanding)('%s is rejected when one of them is missing', async (_, life, name, { from, requires = [] }) => {
    const row = await createRowInState(life, from[0] as string);
    const values = await life.orders[name]?.(test);
    for (const field of requires) {
      const { status, body } = await execute(life, row, name, { ...values, [field]: undefined });
      expect([field, status]).toEqual([field, 422]);
      expect(body.errors).toHaveProperty(field);
    }
    await runAction(life, row, name);
  });
});

describe('correction without changes', () => {
  const corrections = demanding.filter(([, , , { corrects }]) => corrects);

  it.each(corrections)('%s is rejected', async (_, life, name, { from, corrects = [] }) => {
    const row = await createRowInState(life, from[0] as string);
    const values = (await life.orders[name]?.(test)) ?? {};
    const { body: corrected } = await execute(life, row, name, values).expect(200);
    const { body } = await execute(life, corrected, name, values).expect(422);
    expect(body.errors).toEqual({ [corrects[0] as string]: 'No cambió nada' });
  });
});

describe('operation number of a disbursement', () => {
  const life = lives.find(({ section }) => section.number === 'SOL') as Life;

  it('is unique across applications', async () => {
    const first = await createRowInState(life, 'desembolsada');
    const disbursement = { desembolsadoEn: first.desembolsadoEn, numeroOperacion: first.numeroOperacion };
    const errors = { numeroOperacion: `Ya es de la solicitud ${first.codigo}` };
    const second = await createRowInState(life, 'aprobada');
    expect((await execute(life, second, 'desembolsar', disbursement).expect(422)).body.errors).toEqual(errors);
    const third = await createRowInState(life, 'desembolsada');
    const wrong = await execute(life, third, 'corregirDesembolso', {
      ...disbursement,
      nota: 'Se escribió otro.',
    }).expect(422);
    expect(wrong.body.errors).toEqual(errors);
  });
});

describe('application of an unreachable person', () => {
  const life = lives.find(({ section }) => section.number === 'SOL') as Life;

  it('can be closed after three failed contact attempts, not before', async () => {
    let row = await createRowInState(life, 'en_revision');
    for (let attempts = 0; attempts < 3; attempts++) {
      const { status, body } = await execute(life, row, 'cerrarSinContacto', {});
      expect([status, body.errors]).toEqual([422, { contactos: 'Registre al menos 3 intentos de contacto' }]);
      row = await runAction(life, row, 'anotarIntento');
    }
    const { body } = await execute(life, row, 'cerrarSinContacto', {}).expect(200);
    expect(body.estado).toBe('no_contactado');
    const { body: answer } = await execute(life, body, 'cerrarSinContacto', {}).expect(422);
    expect(answer.permitidas).toEqual(['Reabrir']);
  });
});

describe('actions restricted to administrador', () => {
  const life = lives.find(({ section }) => section.number === 'REC') as Life;

  it.each(transitionsOf(life).filter(([, { roles }]) => roles))(
    '«%s» is rejected for comercial and accepted for administrador',
    async (name, { from }) => {
      const row = await createRowInState(life, from[0] as string);
      const values = await life.orders[name]?.(test);
      await test.as('comercial').post(`/api/${life.section.name}/${row.id}/${name}`).send(values).expect(403);
      await runAction(life, row, name);
    },
  );
});

describe('complaint actions', () => {
  const life = lives.find(({ section }) => section.number === 'REC') as Life;

  it('require the refund to close a favourable complaint with an amount at stake', async () => {
    const atStake = { ...life, draft: () => ({ ...reclamo, moneda: 'BOB', montoComprometido: '1250,50' }) };
    const row = await createRowInState(atStake, 'en_analisis');
    const answered = await life.orders.responder?.(test);
    const { body } = await execute(life, row, 'responder', { ...answered, resultado: 'favorable' }).expect(200);
    const closing = (await life.orders.cerrar?.(test)) as Record<string, unknown>;
    const { body: refused } = await execute(life, body, 'cerrar', closing).expect(422);
    expect(Object.keys(refused.errors).sort()).toEqual(['montoRestituido', 'restituidoEn']);
    await execute(life, body, 'cerrar', {
      ...closing,
      montoRestituido: '1250,50',
      restituidoEn: closing.entregadoEn,
    }).expect(200);
  });

  it('require the three qualities of a response', async () => {
    const row = await createRowInState(life, 'en_analisis');
    const answered = await life.orders.responder?.(test);
    for (const quality of ['esExpresa', 'esIntegra', 'esComprensible'])
      expect(
        (await execute(life, row, 'responder', { ...answered, [quality]: false }).expect(422)).body.errors,
      ).toEqual({
        [quality]: 'La respuesta debe ser expresa, íntegra y comprensible',
      });
    await runAction(life, row, 'responder');
  });

  it('keep the number of an annulled complaint and never reuse it', async () => {
    const row = await createRowInState(life, 'registrado');
    const { body } = await execute(life, row, 'anular', { motivoAnulacion: 'duplicado' }).expect(422);
    expect(body.errors).toHaveProperty('reclamoOriginal');
    const annulled = await runAction(life, row, 'anular');
    expect(annulled.codigo).toBe(row.codigo);
    const next = await createRowInState(life, 'registrado');
    expect(Number(String(next.codigo).slice(-6))).toBe(Number(String(row.codigo).slice(-6)) + 1);
  });
});
