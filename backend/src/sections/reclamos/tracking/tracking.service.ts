import { createHash, timingSafeEqual } from 'node:crypto';
import { readDocumentNumber, sections } from '@coop/domain';
import type { Tracked } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Gate } from '../../../cases/intake/gate.js';
import type { Sender } from '../../../cases/intake/sender.js';
import { networkOf, siteOf } from '../../../platform/http/budget/networkOf.js';
import { tooMany } from '../../../platform/http/budget/tooMany.js';
import { Problem } from '../../../platform/http/problem.js';
import type { LimitName } from '../../../platform/limits/figures.js';
import { type Counted, Limits, type Standing } from '../../../platform/limits/limits.service.js';
import { TableStore } from '../../../resource/rows/table-store.js';

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
    .overwrite((v) => readDocumentNumber(v).replaceAll('-', ''))
    .regex(/^[A-Z0-9]{4,17}$/, 'El número de documento solo puede tener letras y dígitos'),
});

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

  async find(asked: z.output<typeof trackingQuestion>, sender: Sender): Promise<Tracked> {
    const { codigo, numeroDocumento } = asked;
    // Counted before it is known whether it fails: those that come at once count too.
    const tries = await Promise.all(countsOf(asked, sender).map((counted) => this.try(counted)));
    if (tries.some(({ asksProof }) => asksProof)) await this.gate.proveAndSpend(sender);
    const row = await this.tables.findBy(reclamos, 'codigo', codigo);
    // What is not there is compared too: neither the answer nor the time it takes says which of the two was wrong.
    const number = String(row?.numeroDocumento).replaceAll('-', '');
    const known = [number, `${number}${row?.complemento ?? ''}`];
    const matches = known.map((text) => timingSafeEqual(digest(numeroDocumento), digest(text)));
    if (!row || !matches.includes(true)) throw refusal(tries);
    await Promise.all(tries.map(({ name, what, standing }) => this.limits.giveBack(name, what, standing)));
    return {
      codigo,
      estado: String(reclamos.flows.estado?.states[row.estado as string]),
      estadoCodigo: row.estado as Tracked['estadoCodigo'],
      fechaRecepcion: String(row.fechaRecepcion),
      fechaLimite: row.venceEn as string | null,
      estimada: row.plazoEstimado === true,
    };
  }

  private async try({ name, what, isShared }: Count): Promise<Try> {
    const standing = await this.limits.count(name, what);
    return {
      name,
      what,
      standing,
      asksProof: isShared ? standing.over : standing.proof,
      waits: !isShared && standing.over,
    };
  }
}

/** What a try counts as. With others' tries `isShared`: it asks for a proof, and makes nobody wait. */
type Count = { name: LimitName; what: Counted; isShared: boolean };
type Try = Omit<Count, 'isShared'> & { standing: Standing; asksProof: boolean; waits: boolean };

function countsOf({ codigo, numeroDocumento }: z.output<typeof trackingQuestion>, { address }: Sender): Count[] {
  const [network, site] = [networkOf(address), siteOf(address)];
  return [
    { name: 'trackingOfCode', what: [codigo, network], isShared: false },
    { name: 'trackingOfNetwork', what: network, isShared: false },
    { name: 'trackingOfCodeAnywhere', what: codigo, isShared: true },
    { name: 'trackingOfDocument', what: numeroDocumento, isShared: true },
    { name: 'trackingOfDocumentInDay', what: numeroDocumento, isShared: true },
    ...(site === network ? [] : [{ name: 'trackingOfSite', what: site, isShared: true } as const]),
  ];
}

function refusal(tries: readonly Try[]): Problem {
  const waits = tries.filter((one) => one.waits).map(({ standing }) => standing.msBeforeNext);
  return waits.length > 0 ? tooMany(Math.max(...waits), 'Demasiados intentos.') : new Problem('no_encontrado', UNKNOWN);
}

const UNKNOWN = 'No encontramos un reclamo con ese número y ese documento. Revise los dos datos.';

/** Of the document as it is compared: without hyphens. */
const digest = (text: string) => createHash('sha256').update(text.replaceAll('-', '')).digest();
