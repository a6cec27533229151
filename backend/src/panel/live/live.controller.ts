import { Body, Controller, Delete, Get, HttpCode, Param, Put, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { SignedIn } from '../../platform/auth/access.js';
import { findBearerToken } from '../../platform/auth/id-tokens.js';
import { CurrentStaff, type Staff, type StaffRequest } from '../../platform/auth/staff.js';
import { ApiExcludeController } from '../../platform/http/openapi/api.js';
import { Problem } from '../../platform/http/problem.js';
import { LiveService, type OpenedRow } from './live.service.js';

/** Random 16-byte id of a browser tab. */
const tabSchema = z.string().regex(/^[0-9a-f]{32}$/, 'Escriba 32 dígitos hexadecimales');
const opened = z.strictObject({
  seccion: z.string('Escriba la sección').max(100),
  registro: z.string('Escriba el identificador').min(1).max(200),
  haciendo: z.string('Escriba una orden').max(60).nullable(),
});

/** Real-time updates of the panel. Internal API: excluded from OpenAPI and closed to API keys. */
@ApiExcludeController()
@Controller('api/panel')
export class LiveController {
  constructor(private readonly live: LiveService) {}

  /** Opens a server-sent event stream; it holds no slot in the request queue. */
  @Get('eventos')
  @SignedIn()
  open(@CurrentStaff() staff: Staff, @Req() request: StaffRequest, @Res() response: Response): void {
    if (request.method === 'HEAD' || !request.accepts('text/event-stream'))
      throw new Problem('peticion_invalida', 'Se lee como text/event-stream.');
    this.live.open(staff, findBearerToken(request) as string, response);
  }

  @Put('presencia/:tab')
  @SignedIn()
  @HttpCode(204)
  enter(
    @CurrentStaff() staff: Staff,
    @Param('tab', { schema: tabSchema }) tab: string,
    @Body({ schema: opened }) at: OpenedRow,
  ) {
    return this.live.enter(staff, tab, at);
  }

  @Delete('presencia/:tab')
  @SignedIn()
  @HttpCode(204)
  leave(@CurrentStaff() staff: Staff, @Param('tab', { schema: tabSchema }) tab: string) {
    return this.live.leave(staff, tab);
  }
}
