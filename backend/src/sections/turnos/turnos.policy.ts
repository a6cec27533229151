import { type AnyRow, type Published, sections } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import { offeredTimes } from '@coop/domain/sections/turnos/offeredTimes';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../../cases/calendar/holidays.repository.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublishedRepository } from '../../publishing/published/published.repository.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TurnosRepository } from './turnos.repository.js';

const turnos = sections['sitio/turnos'];
const agencias = sections['sitio/agencias'];
type Agencia = AnyRow & Published<typeof agencias>;

/** Books an hour that the agency offers, once. */
@Injectable()
export class TurnosPolicy implements SectionPolicy {
  applies = isSection(turnos);

  constructor(
    private readonly published: PublishedRepository,
    private readonly holidays: HolidaysRepository,
    private readonly turns: TurnosRepository,
  ) {}

  async beforeWrite({ before, after }: ChangeOf<typeof turnos>, tx: Database) {
    if (before || !after) return;
    const { agencia, cuando, creadoEn } = after;
    const office = (await this.published.findReadable(agencias, agencia, tx)) as Agencia | undefined;
    const day = dayInLaPaz(cuando);
    const holidays = await this.holidays.findBetween(day, day, tx);
    if (!office || !offeredTimes(office, holidays, new Date(creadoEn)).includes(cuando))
      throw invalidData({ cuando: 'La agencia no da turnos a esa hora: elija otra' });
    if (await this.turns.isTaken(after, tx)) throw invalidData({ cuando: 'Ese turno ya se reservó: elija otro' });
    after.lugar = [office.nombre, office.direccion, office.municipio].join(', ');
    after.telefono = office.telefonos[0]?.replaceAll(' ', '\u00a0') ?? null;
  }
}
