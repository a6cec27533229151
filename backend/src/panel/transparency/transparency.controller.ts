import { transparency } from '@coop/domain/answers';
import { type TransparencyTable, transparencyTables } from '@coop/domain/transparencia';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { AnswersJson, AnswersText, AnswersUnchanged } from '../../platform/http/openapi/documented.js';
import { KeptAnswers } from '../../platform/http/ready/kept-answers.js';
import { csvOfTable } from './tableOf.js';
import { TransparencyService } from './transparency.service.js';

const file = z
  .enum(
    transparencyTables.map((table) => `${table}.csv` as const),
    'No hay una tabla con ese nombre',
  )
  .transform((name) => name.replace('.csv', '') as TransparencyTable);

@ApiTags('Público')
@Controller('api/publico/transparencia')
export class TransparencyController {
  constructor(
    private readonly transparency: TransparencyService,
    private readonly kept: KeptAnswers,
  ) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'Lo que la entidad rinde, calculado de sus datos',
    description: 'Reclamos por trimestres, cambios de tasas y comisiones, CAP y mora, y lo último que se publicó.',
  })
  @AnswersJson(transparency)
  @AnswersUnchanged()
  async find(@Req() request: Request, @Res() response: Response) {
    await this.kept.send(request, response, async () => ({ body: await this.transparency.find() }));
  }

  @Get(':tabla')
  @Public()
  @ApiOperation({ summary: 'Una de sus tablas, en CSV' })
  @AnswersText('text/csv', 'La tabla, como la abre una hoja de cálculo')
  @AnswersUnchanged()
  async send(
    @Param('tabla', { schema: file }) tabla: TransparencyTable,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    await this.kept.send(request, response, async () => ({
      body: await csvOfTable(tabla, await this.transparency.find()),
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="transparencia-${tabla}.csv"` },
    }));
  }
}
