import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.js';
import { IntakeService } from './intake.service.js';

/** What was received, for the page that the form leads to. The address can't be guessed and expires. */
@ApiTags('Formularios')
@Controller('api/publico/envios')
export class ReceiptsController {
  constructor(private readonly intake: IntakeService) {}

  @Get(':token')
  @Public()
  @ApiOperation({ summary: 'Código de seguimiento y próximos pasos de un envío' })
  get(@Param('token') token: string) {
    return this.intake.getAcknowledgement(token);
  }
}
