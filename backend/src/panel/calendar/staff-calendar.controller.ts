import { calendario } from '@coop/domain/answers';
import { Controller, Get, Header } from '@nestjs/common';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse, ApiTextResponse } from '../../platform/http/openapi/api-decorators.js';
import { type CalendarQuery, calendarQuery } from './calendarDaysQueries.js';
import { StaffCalendarService } from './staff-calendar.service.js';

@ApiTags('Panel')
@Controller('api/calendario')
export class StaffCalendarController {
  constructor(private readonly calendar: StaffCalendarService) {}

  @Get()
  @SignedIn()
  @ApiOperation({
    summary: 'El calendario',
    description:
      'Publicaciones que comienzan o terminan, remates, licitaciones, plazos de casos, feriados, ausencias y obligaciones (estas, de los próximos tres meses), de lo que su rol lee.',
  })
  @ApiJsonResponse(calendario)
  find(@CurrentStaff() staff: Staff, @ValidatedQuery(() => calendarQuery) window: CalendarQuery) {
    return this.calendar.find(staff, window);
  }

  @Get('calendario.ics')
  @SignedIn()
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="calendario.ics"')
  @ApiOperation({ summary: 'El calendario, para otro programa', description: 'Lo mismo, en formato iCalendar.' })
  @ApiTextResponse('text/calendar', 'El calendario')
  download(@CurrentStaff() staff: Staff, @ValidatedQuery(() => calendarQuery) window: CalendarQuery) {
    return this.calendar.asIcs(staff, window);
  }
}
