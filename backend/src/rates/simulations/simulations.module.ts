import { Module } from '@nestjs/common';
import { CalendarModule } from '../../cases/calendar/calendar.module.js';
import { ParametrosModule } from '../../publishing/parametros/parametros.module.js';
import { PublishingModule } from '../../publishing/published/publishing.module.js';
import { CotizacionModule } from '../cotizacion/cotizacion.module.js';
import { SimulationsController } from './simulations.controller.js';
import { SimulationsService } from './simulations.service.js';

@Module({
  imports: [CalendarModule, CotizacionModule, ParametrosModule, PublishingModule],
  controllers: [SimulationsController],
  providers: [SimulationsService],
})
export class SimulationsModule {}
