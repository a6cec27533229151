import { createHash, timingSafeEqual } from 'node:crypto';
import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { networkOf } from '../http/networkOf.js';
import { Problem } from '../http/problem.js';
import { tooMany } from '../http/tooMany.js';
import { Gate } from '../intake/gate.js';
import type { Sender } from '../intake/sender.js';
import { Limits, type Standing } from '../limits/limits.service.js';
import { TableStore } from '../sections/table-store.js';

const reclamos = sections['contactanos/reclamos'];

export const trackingQuestion = z.strictObject({
  codigo: z
    .string('Ingrese su número de reclamo')
    .max(40, 'Máximo 40 caracteres')
    .overwrite((v) => v.replace(/\s/g, '').toUpperCase())
    .regex(/^[A-Z]{2,5}-\d{4}-\d{1,8}$/, 'Escríbalo como está en su constancia, por ejemplo REC-2026-000123'),
  numeroDocumento: z
    .string('Ingrese su número de documento')
    .max(40, 'Máximo 40 caracteres')
    .overwrite((v) => v.replace(/[\s.-]/g, '').toUpperCase())
    .regex(/^[A-Z0-9]{4,17}$/, 'El número de documento solo puede tener letras y dígitos'),
});

/**
 * Where a complaint stands: `estado` in words, `fechaRecepcion` the day (AAAA-MM-DD) from which its term counts and
 * `fechaLimite` that of the answer while it is awaited; `estimada`, whether it may still move.
 */
export type Tracked = {
  codigo: string;
  estado: string;
  fechaRecepcion: string;
  fechaLimite: string | null;
  estimada: boolean;
};

/**
 * Tells whoever has the number of a complaint and the document of the person where it stands, and nothing else. Others'
 * failures never keep that person out.
 */
@Injectable()
export class TrackingService {
  constructor(
    private readonly tables: TableStore,
    private readonly limits: Limits,
    private readonly gate: Gate,
  ) {}

  async find({ codigo, numeroDocumento }: z.output<typeof trackingQuestion>, sender: Sender): Promise<Tracked> {
    const network = networkOf(sender.address);
    const counts = [['trackingOfCode', [codigo, network]] as const, ['trackingOfNetwork', network] as const];
    // Counted before it is known whether it fails: those that come at once count too.
    const standings = await Promise.all(counts.map(([name, what]) => this.limits.count(name, what)));
    if (standings.some(({ proof }) => proof)) await this.gate.proveOnce(sender);
    const row = await this.tables.findBy(reclamos, 'codigo', codigo);
    // What is not there is compared too: neither the answer nor the time it takes says which of the two was wrong.
    const known = [row?.numeroDocumento, `${row?.numeroDocumento}${row?.complemento ?? ''}`];
    const matches = known.map((text) => timingSafeEqual(digest(numeroDocumento), digest(String(text))));
    if (!row || !matches.includes(true)) throw refusal(standings);
    await Promise.all(counts.map(([name, what]) => this.limits.giveBack(name, what)));
    return {
      codigo,
      estado: String(reclamos.flows.estado?.states[row.estado as string]),
      fechaRecepcion: String(row.fechaRecepcion),
      fechaLimite: row.venceEn as string | null,
      estimada: row.plazoEstimado === true,
    };
  }
}

function refusal(standings: readonly Standing[]): Problem {
  const over = standings.filter((standing) => standing.over);
  return over.length > 0
    ? tooMany(Math.max(...over.map(({ msBeforeNext }) => msBeforeNext)), 'Demasiados intentos.')
    : new Problem('no_encontrado', UNKNOWN);
}

const UNKNOWN = 'No encontramos un reclamo con ese número y ese documento. Revise los dos datos.';

/** Of the document as it is compared: without hyphens. */
const digest = (text: string) => createHash('sha256').update(text.replaceAll('-', '')).digest();
