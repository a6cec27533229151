import { todayInLaPaz } from '@coop/domain';
import { addBusinessDays } from '@coop/domain/calendar';
import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { useApp } from '../support/useApp.js';
import { register } from './complaint.js';

const test = useApp();

it('a holiday added during a concurrent submission moves the deadline of that complaint', async () => {
  const fecha = addBusinessDays(todayInLaPaz(), 2, [], null);
  const day = { fecha, ambito: 'nacional', nombre: 'Duelo nacional', tipo: 'feriado' };
  const database = test.database;
  const before = await register(test);
  let decreed: Promise<unknown> = Promise.resolve();
  // Locks the first complaint, so the recalculation waits until the second complaint is inserted.
  const meanwhile = await database.transaction(async (tx) => {
    await tx.execute(sql`select 1 from contactanos_reclamos where id = ${before.id} for update`);
    decreed = test.as('administrador').post('/api/sitio/feriados').send(day).expect(201).then();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return register(test);
  });
  await decreed;
  const limitOf = async ({ id }: { id: string }) =>
    (await test.as('comercial').get(`/api/contactanos/reclamos/${id}`).expect(200)).body.fechaLimite;
  expect(await limitOf(before)).toBe(await limitOf(meanwhile));
});
