import { createHash, timingSafeEqual } from 'node:crypto';
import { type AnyRow, type AnySection, readCaseNumber, readDocumentNumber } from '@coop/domain';
import type { CaseStatus } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { tooMany } from '../../platform/http/budget/address-limit.js';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { LimitName } from '../../platform/limits/figures.js';
import { type LimitKey, type LimitState, Limits } from '../../platform/limits/limits.service.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { Gate } from '../intake/gate.js';
import type { Sender } from '../intake/submission.js';
import { caseStatus } from './case-status.js';
import { followedSection } from './private-links.js';

export const trackingQuestion = z.strictObject({
  codigo: z
    .string('Ingrese el número de su caso')
    .max(40, 'Máximo 40 caracteres')
    .overwrite(readCaseNumber)
    .regex(/^[A-Z]{2,5}-\d{4}-\d{1,8}$/, 'Escríbalo como está en su constancia, por ejemplo REC-2026-000123')
    .meta({ examples: ['REC-2026-000123'] }),
  numeroDocumento: z
    .string('Ingrese su número de documento')
    .max(40, 'Máximo 40 caracteres')
    .overwrite((v) => readDocumentNumber(v).replaceAll('-', ''))
    .regex(/^[A-Z0-9]{4,17}$/, 'El número de documento solo puede tener letras y dígitos')
    .meta({ examples: ['4821937'] }),
});

/** Returns a case's state by number and document. Failed attempts by others never lock that person out. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly tables: TableStore,
    private readonly limits: Limits,
    private readonly gate: Gate,
  ) {}

  async find(question: z.output<typeof trackingQuestion>, sender: Sender): Promise<CaseStatus> {
    const { codigo, numeroDocumento } = question;
    const section = followedSection(codigo);
    // Depends only on the number's prefix, so it doesn't reveal whether the case exists.
    if (section && !section.fields.numeroDocumento) throw invalidData({ codigo: byLinkAlone(section) });
    // Counted before the check, so that concurrent attempts count too.
    const tries = await Promise.all(countsOf(question, sender).map((counted) => this.try(counted)));
    if (tries.some(({ asksProof }) => asksProof)) await this.gate.proveAndSpend(sender);
    const row = section && (await this.tables.findBy(section, 'codigo', codigo));
    // Compares even a missing case: neither the response nor its timing reveals which value was wrong.
    const number = String(row?.numeroDocumento).replaceAll('-', '');
    const known = [number, `${number}${row?.complemento ?? ''}`];
    const matches = known.map((text) => timingSafeEqual(digest(numeroDocumento), digest(text)));
    if (!section || !row || !matches.includes(true)) throw refusal(tries);
    await Promise.all(tries.map(({ name, what, state }) => this.limits.refund(name, what, state)));
    return { ...caseStatus(section, row), estadoCodigo: codeOf(section, row) };
  }

  private async try({ name, what, isShared }: Count): Promise<Try> {
    const state = await this.limits.count(name, what);
    return {
      name,
      what,
      state,
      asksProof: isShared ? state.over : state.proof,
      waits: !isShared && state.over,
    };
  }
}

/** Returns `otro` for sections with their own labels: the state's code would reveal the outcome. */
const codeOf = ({ submission }: AnySection, { estado }: AnyRow) =>
  Object.keys(submission?.tracking?.states ?? {}).length > 0 ? 'otro' : (estado as CaseStatus['estadoCodigo']);

const byLinkAlone = ({ label }: AnySection) =>
  `Este número es de «${label.one}», que no pide documento: abra su caso con el enlace privado de su constancia`;

/** A limit that an attempt counts against. `isShared` ones demand a challenge but never block. */
type Count = { name: LimitName; what: LimitKey; isShared: boolean };
type Try = Omit<Count, 'isShared'> & { state: LimitState; asksProof: boolean; waits: boolean };

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
  const waits = tries.filter((one) => one.waits).map(({ state }) => state.msBeforeNext);
  return waits.length > 0 ? tooMany(Math.max(...waits), 'Demasiados intentos.') : new Problem('no_encontrado', UNKNOWN);
}

const UNKNOWN = 'No encontramos un caso con ese número y ese documento. Revise los dos datos.';

const digest = (text: string) => createHash('sha256').update(text.replaceAll('-', '')).digest();
