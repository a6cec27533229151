import { Body, Controller, Get, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public, SignedIn } from '../auth/access.js';
import { CurrentStaff } from '../auth/current-staff.js';
import type { Staff } from '../auth/staff.js';
import { CotizacionService } from './cotizacion.service.js';
import { sendCotizacion } from './sendCotizacion.js';

@ApiTags('cotizacion')
@Controller('api/cotizacion')
export class CotizacionController {
  constructor(private readonly cotizacion: CotizacionService) {}

  /** The rates of the day: bolivianos per dollar and per UFV. */
  @Get()
  @Public()
  async get(@Res() response: Response) {
    sendCotizacion(response, await this.cotizacion.find());
  }

  /** Replaces them by hand until the day ends. */
  @Put()
  @SignedIn()
  set(@CurrentStaff() staff: Staff, @Body() body: unknown) {
    return this.cotizacion.setManual(staff, body);
  }
}
