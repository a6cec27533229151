import { createHmac, randomBytes } from 'node:crypto';
import {
  type AnySection,
  canSee,
  clockAt,
  criteriosSaldo,
  type Field,
  formatShortDate,
  isAuthored,
  mask,
  motivosConsultaSaldo,
  type Rol,
  sections,
} from '@coop/domain';
import type { Balances } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { BusinessCalendar } from '../../../cases/calendar/business-calendar.js';
import type { Staff } from '../../../platform/auth/staff.js';
import { CONFIG } from '../../../platform/config/config.js';
import type { Config } from '../../../platform/config/settings.js';
import { DATABASE, type Database } from '../../../platform/database/database.js';
import { tooMany } from '../../../platform/http/budget/address-limit.js';
import { limitEach } from '../../../platform/http/limitEach.js';
import { balanceQuestions } from '../../../platform/limits/figures.js';
import { MachinesRepository } from '../../../platform/machines/machines.repository.js';
import { HistoryRepository } from '../../../resource/history/history.repository.js';
import { FilasRepository } from '../lotes/filas.repository.js';
import { LotesRepository } from '../lotes/lotes.repository.js';
import { AccesosRepository } from './accesos.repository.js';
import type { Consulta } from './consultaSchemas.js';

type Values = Record<string, unknown>;

const saldos: AnySection = sections.saldos;
const FRESH_DAYS = 2;
/** Products that a role may read; absent: all. */
const products: Readonly<Partial<Record<Rol, readonly string[]>>> = {
  creditos: ['credito', 'certificado_aportacion'],
  comercial: ['caja_ahorro', 'dpf', 'certificado_aportacion'],
};
const MAX_ROWS = 100;

@Injectable()
export class ConsultasService {
  private readonly salt: string;
  // One person's queries are counted one after another; those that wait hold no connection.
  private readonly atOnce = limitEach(1, 64);

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) { HASH_SALT }: Config,
    private readonly lotes: LotesRepository,
    private readonly filas: FilasRepository,
    private readonly accesos: AccesosRepository,
    private readonly machines: MachinesRepository,
    private readonly history: HistoryRepository,
    private readonly calendar: BusinessCalendar,
  ) {
    this.salt = HASH_SALT ?? randomBytes(16).toString('hex');
  }

  async lookUp(staff: Staff, question: Consulta): Promise<Balances> {
    const person = await this.personOf(staff);
    const { lote, found } = await this.atOnce(person, () =>
      this.database.transaction((tx) => this.find(staff, person, question, tx)),
    );
    return {
      fechaCorte: lote?.fechaCorte ?? null,
      desactualizado: lote ? await this.isStale(lote.fechaCorte) : false,
      aviso: lote
        ? `Saldos al ${formatShortDate(lote.fechaCorte)}. Información referencial; el dato oficial es el del sistema central.`
        : 'Todavía no se cargaron saldos.',
      filas: found.slice(0, MAX_ROWS).map((row) => maskFor(staff.rol, row)),
      hayMas: found.length > MAX_ROWS,
    };
  }

  /** Returns the key's creator: otherwise each key would add 60 queries. */
  private async personOf({ uid, granted }: Staff): Promise<string> {
    return (granted && (await this.machines.findMaker(uid))) ?? uid;
  }

  private async find(staff: Staff, person: string, question: Consulta, tx: Database) {
    await this.requireWithinLimit(staff, person, tx);
    const lote = await this.lotes.findInForce(tx);
    const { criterio, valor } = question;
    const found = lote ? await this.filas.find(lote.id, criterio, valor, products[staff.rol], MAX_ROWS + 1, tx) : [];
    await this.record(staff, person, question, Math.min(found.length, MAX_ROWS), tx);
    return { lote, found };
  }

  private async requireWithinLimit({ granted }: Staff, person: string, tx: Database): Promise<void> {
    const { points, seconds } = balanceQuestions;
    const now = Date.now();
    const { times, first } = await this.accesos.countSince(person, new Date(now - seconds * 1000).toISOString(), tx);
    if (times < points || !first) return;
    const message = granted
      ? `Ya son ${points} consultas en una hora, con las de los sistemas cuya clave creó la misma persona y las suyas.`
      : `Hizo ${points} consultas en una hora, usted o un sistema cuya clave creó.`;
    throw tooMany(Date.parse(first) + seconds * 1000 - now, message);
  }

  /** Records the query in its own log, for the limit, and in the audit log. Stores only a salted hash of the number. */
  private async record(
    staff: Staff,
    persona: string,
    { criterio, valor, motivo }: Consulta,
    filas: number,
    tx: Database,
  ): Promise<void> {
    const huella = createHmac('sha256', this.salt).update(`${criterio}:${valor}`).digest('hex');
    const details = { criterio, huella, motivo, filas };
    await this.accesos.add({ uid: staff.uid, persona, en: new Date().toISOString(), ...details }, tx);
    const title = `Consulta por ${criteriosSaldo[criterio]}: ${motivosConsultaSaldo[motivo]}`;
    await this.history.addEvent(saldos, 'abrir', title, staff, details, tx);
  }

  private async isStale(fechaCorte: string): Promise<boolean> {
    return clockAt().today > (await this.calendar.add(fechaCorte, FRESH_DAYS, null));
  }
}

function maskFor(rol: Rol, row: Values): Values {
  const authored = Object.entries<Field>(saldos.fields).filter(([, field]) => isAuthored(field));
  return Object.fromEntries(
    authored.flatMap(([name, field]) => {
      if (canSee(rol, saldos, name)) return [[name, row[name]]];
      return field.masked ? [[name, mask(String(row[name]))]] : [];
    }),
  );
}
