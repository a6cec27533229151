import { PLAUSIBLE, sections, todayInLaPaz } from '@coop/domain';
import { proposedCalendar } from '@coop/domain/answers';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { ProposedCalendarService } from './proposed-calendar.service.js';

const feriados = sections['sitio/feriados'];
const lastYear = () => Number(todayInLaPaz().slice(0, 4)) + PLAUSIBLE[1];
const gestion = z
  .string()
  .regex(/^20\d\d$/, 'Escriba una gestión, por ejemplo 2027')
  .transform(Number)
  .refine((year) => year <= lastYear(), { error: () => `La gestión llega hasta ${lastYear()}` })
  .meta({ examples: ['2027'] });

@ApiTags(feriados.label.many)
@Controller(`api/${feriados.name}/propuesta`)
export class ProposedCalendarController {
  constructor(private readonly calendar: ProposedCalendarService) {}

  @Get(':gestion')
  @Can('crear', feriados)
  @ApiOperation({ summary: 'Los feriados que faltan de una gestión, hasta que un decreto diga otra cosa' })
  @ApiJsonResponse(proposedCalendar)
  propose(@Param('gestion', { schema: gestion }) year: number) {
    return this.calendar.propose(year);
  }

  @Post(':gestion')
  @Idempotent()
  @HttpCode(200)
  @Can('crear', feriados)
  @ApiOperation({ summary: 'Agrega los feriados que faltan de una gestión' })
  @ApiJsonResponse(proposedCalendar)
  accept(@CurrentStaff() staff: Staff, @Param('gestion', { schema: gestion }) year: number) {
    return this.calendar.accept(staff, year);
  }
}
