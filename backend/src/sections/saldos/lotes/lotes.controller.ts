import { fields, sections } from '@coop/domain';
import { lote, loteFaults } from '@coop/domain/answers';
import { Body, Controller, Get, HttpCode, Param, Post, Res, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { AcceptsMultipart } from '../../../platform/http/body/body.interceptor.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags, ValidatedQuery } from '../../../platform/http/openapi/api.js';
import {
  ApiCreatedResponse,
  ApiFileBody,
  ApiJsonResponse,
  ApiPageResponse,
  ApiTextResponse,
} from '../../../platform/http/openapi/api-decorators.js';
import { sendPage } from '../../../platform/http/sendPage.js';
import { invalidFile } from '../../../resource/files/content/uploadField.js';
import type { IncomingFile } from '../../../resource/files/incoming/incoming-file.js';
import { UploadedFormFile } from '../../../resource/files/incoming/multipart.interceptor.js';
import {
  type BalancesTemplateQuery,
  BalancesUpload,
  balancesTemplate,
  balancesTemplateQuery,
  columnsTable,
} from '../file/balances-upload.interceptor.js';
import { FaultsReport } from './faults-report.js';
import { type LotesQuery, loteForm, lotesQuery, reasoned } from './loteSchemas.js';
import { LotesService } from './lotes.service.js';

const { saldos } = sections;
const schema = fields.id().schema();

@ApiTags(saldos.label.many)
@Controller(`api/${saldos.name}/lotes`)
export class LotesController {
  constructor(
    private readonly lotes: LotesService,
    private readonly report: FaultsReport,
  ) {}

  @Get()
  @Can('cargar', saldos)
  @ApiOperation({ summary: 'Lotes de saldos, del último al primero' })
  @ApiPageResponse('Lotes', lote)
  async find(
    @CurrentStaff() staff: Staff,
    @ValidatedQuery(() => lotesQuery) query: LotesQuery,
    @Res() response: Response,
  ) {
    sendPage(response, 'lotes', await this.lotes.findPage(staff, query));
  }

  @Get('plantilla')
  @Can('cargar', saldos)
  @ApiOperation({
    summary: 'Plantilla del archivo de saldos',
    description: 'Los encabezados; con `contenido=ejemplo`, también dos líneas como se escriben.',
  })
  @ApiTextResponse('text/csv', 'CSV en UTF-8 con BOM, separado por punto y coma')
  template(@ValidatedQuery(() => balancesTemplateQuery) query: BalancesTemplateQuery, @Res() response: Response) {
    const name = query.contenido === 'ejemplo' ? 'saldos-ejemplo.csv' : 'saldos-plantilla.csv';
    response.type('text/csv').attachment(name).send(balancesTemplate(query));
  }

  @Post()
  @HttpCode(202)
  @Can('cargar', saldos)
  @Idempotent()
  @ApiOperation({
    summary: 'Carga un archivo de saldos',
    description:
      'Se lee después de responder: vea su estado en el lote. Reemplaza al vigente solo si no tiene ningún error; si trae muchas menos filas, espera confirmación.\n\n' +
      columnsTable,
  })
  @ApiFileBody(loteForm, 'CSV con `;` o `,`, en UTF-8 o Latin-1', {
    archivo: '@saldos.csv',
    fechaCorte: '2026-11-20',
    filasEsperadas: '2',
  })
  @ApiCreatedResponse(lote, ({ id }) => `/api/${saldos.name}/lotes/${id}`, 'later')
  @AcceptsMultipart(true)
  @UseInterceptors(BalancesUpload)
  receive(@CurrentStaff() staff: Staff, @UploadedFormFile() file?: IncomingFile, @Body() form?: unknown) {
    if (!file) throw invalidFile('Elija el archivo.');
    return this.lotes.receive(staff, form, file);
  }

  @Get(':id')
  @Can('cargar', saldos)
  @ApiOperation({ summary: 'Cómo va un lote' })
  @ApiJsonResponse(lote)
  get(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.lotes.get(staff, id);
  }

  @Post(':id/cancelar')
  @HttpCode(200)
  @Can('cargar', saldos)
  @Idempotent()
  @ApiOperation({ summary: 'Cancela una carga en curso o que espera confirmación: sigue vigente el lote anterior' })
  @ApiProblems('transicion_invalida')
  @ApiJsonResponse(lote)
  cancel(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.lotes.cancel(staff, id);
  }

  @Post(':id/confirmar')
  @HttpCode(200)
  @Can('cargar', saldos)
  @Idempotent()
  @ApiOperation({
    summary: 'Pone en vigor un lote que espera confirmación',
    description:
      'El que trae muchas menos filas que el vigente: alguien sabe por qué. Si otra persona carga saldos, no lo confirma quien lo cargó.',
  })
  @ApiProblems('transicion_invalida')
  @ApiJsonResponse(lote)
  confirm(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema }) id: string,
    @Body({ schema: reasoned }) { motivo }: z.output<typeof reasoned>,
  ) {
    return this.lotes.confirm(staff, id, motivo);
  }

  @Post(':id/anular')
  @HttpCode(200)
  @Can('cargar', saldos)
  @Idempotent()
  @ApiOperation({ summary: 'Anula el lote vigente: vuelve a regir el anterior' })
  @ApiProblems('transicion_invalida')
  @ApiJsonResponse(lote)
  annul(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema }) id: string,
    @Body({ schema: reasoned }) { motivo }: z.output<typeof reasoned>,
  ) {
    return this.lotes.annul(staff, id, motivo);
  }

  @Get(':id/fallas')
  @Can('cargar', saldos)
  @ApiOperation({ summary: 'Los primeros cien errores del archivo, por línea' })
  @ApiJsonResponse(loteFaults)
  firstFaults(@Param('id', { schema }) id: string) {
    return this.lotes.findFaults(id);
  }

  @Get(':id/errores')
  @Can('cargar', saldos)
  @ApiOperation({ summary: 'Los primeros 10.000 errores del archivo, por línea y columna' })
  @ApiTextResponse('text/csv', 'Línea, columna y qué está mal')
  async faults(@Param('id', { schema }) id: string, @Res() response: Response) {
    const { id: known } = await this.lotes.getLote(id);
    await this.report.send(known, response);
  }
}
