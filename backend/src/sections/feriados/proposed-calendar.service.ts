import { type AnyRow, sections } from '@coop/domain';
import type { ProposedCalendar } from '@coop/domain/answers';
import { nationalDaysMissing } from '@coop/domain/calendar';
import { type ProposedHoliday, proposedHolidays } from '@coop/domain/sections/feriados/proposedHolidays';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../../cases/calendar/holidays.repository.js';
import type { Staff } from '../../platform/auth/staff.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { RowWriter } from '../../resource/rows/row-writer.js';

const feriados = sections['sitio/feriados'];

@Injectable()
export class ProposedCalendarService {
  constructor(
    private readonly holidays: HolidaysRepository,
    private readonly resources: ResourceService,
    private readonly writer: RowWriter,
  ) {}

  async propose(gestion: number): Promise<ProposedCalendar> {
    const [first, last] = [`${gestion}-01-01`, `${gestion}-12-31`] as const;
    const known = await this.holidays.findBetween(first, last);
    const missing = new Set(nationalDaysMissing(first, last, known).map(({ fecha }) => fecha));
    const hasAnniversary = (departamento: string) =>
      known.some((holiday) => holiday.departamento === departamento && !holiday.laborable);
    const lacks = ({ fecha, departamento }: ProposedHoliday) =>
      departamento ? !hasAnniversary(departamento) : missing.has(fecha);
    return { gestion, propuestos: proposedHolidays(gestion).filter(lacks) };
  }

  async accept(staff: Staff, gestion: number): Promise<ProposedCalendar> {
    const { propuestos } = await this.propose(gestion);
    const rows: AnyRow[] = [];
    for (const draft of propuestos) rows.push(await this.resources.prepareRow(feriados, staff, draft));
    await this.writer.together(async (batch) => {
      for (const after of rows)
        await this.writer.insert({ section: feriados, action: 'crear', after, staff }, undefined, batch);
    });
    return this.propose(gestion);
  }
}
