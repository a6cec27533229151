import { sections } from '@coop/domain';
import { simulatedPlan } from '@coop/domain/answers';
import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiProblems, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiJsonOrCsvResponse, ApiPdfResponse } from '../../platform/http/openapi/api-decorators.js';
import { planFile } from '../../rates/simulations/planFile.js';
import { ApplicationPapersService } from './application-papers.service.js';

const section = sections['contactanos/solicitudes-creditos'];
const schema = section.fields.id.schema();
const planQuery = z.strictObject({ formato: z.enum(['json', 'csv'], 'Elija json o csv').default('json') });

@ApiTags(section.label.many)
@Controller(`api/${section.name}/:id`)
export class ApplicationPapersController {
  constructor(private readonly papers: ApplicationPapersService) {}

  @Get('solicitud')
  @Can('leer', section, 'file')
  @ApiOperation({ summary: 'La solicitud para firmar, con el plan que se simuló, en PDF' })
  @ApiPdfResponse()
  async form(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    const { nombre, bytes } = await this.papers.form(staff, id);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: contentDisposition(nombre, { type: 'attachment' }),
    });
  }

  @Get('plan-simulado')
  @Can('leer', section, 'file')
  @ApiOperation({ summary: 'El plan de pagos que se simuló, como era el día en que llegó la solicitud' })
  @ApiProblems('transicion_invalida')
  @ApiJsonOrCsvResponse(simulatedPlan)
  async plan(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema }) id: string,
    @ValidatedQuery(() => planQuery) { formato }: z.output<typeof planQuery>,
  ) {
    const pagos = await this.papers.plan(staff, id);
    return formato === 'csv' ? planFile({ pagos }) : { plan: pagos };
  }
}
