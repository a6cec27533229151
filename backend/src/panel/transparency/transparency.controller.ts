import { text } from 'node:stream/consumers';
import { type Transparency, transparency } from '@coop/domain/answers';
import { type TransparencyTable, transparencyTables } from '@coop/domain/transparencia';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import {
  ApiJsonResponse,
  ApiNotModifiedResponse,
  ApiTextResponse,
} from '../../platform/http/openapi/api-decorators.js';
import { ResponseCache } from '../../platform/http/responses/response-cache.js';
import { csvOf } from '../../resource/exports/sendTable.js';
import type { Cell, Column } from '../../resource/exports/table.js';
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
    private readonly cache: ResponseCache,
  ) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'Lo que la entidad rinde, calculado de sus datos',
    description: 'Reclamos por trimestres, cambios de tasas y comisiones, CAP y mora, y lo último que se publicó.',
  })
  @ApiJsonResponse(transparency)
  @ApiNotModifiedResponse()
  async find(@Req() request: Request, @Res() response: Response) {
    await this.cache.send(request, response, async () => ({ body: await this.transparency.find() }));
  }

  @Get(':tabla')
  @Public()
  @ApiOperation({ summary: 'Una de sus tablas, en CSV' })
  @ApiTextResponse('text/csv', 'La tabla, como la abre una hoja de cálculo')
  @ApiNotModifiedResponse()
  async send(
    @Param('tabla', { schema: file }) tabla: TransparencyTable,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    await this.cache.send(request, response, async () => ({
      body: await csvOfTable(tabla, await this.transparency.find()),
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="transparencia-${tabla}.csv"` },
    }));
  }
}

type Lines = { columns: readonly Column[]; rows: readonly (readonly Cell[])[] };

const day = (label: string): Column => ({ label, holds: 'day' });
const words = (label: string): Column => ({ label, holds: 'text' });
const figure = (label: string): Column => ({ label, holds: 'number' });

/** Returns one table as CSV, safe from formula injection. */
const csvOfTable = (table: TransparencyTable, transparency: Transparency): Promise<string> => {
  const { columns, rows } = linesOf[table](transparency);
  return text(csvOf({ title: table, columns, rows: each(rows) }));
};

const linesOf: Readonly<Record<TransparencyTable, (transparency: Transparency) => Lines>> = {
  reclamos: ({ reclamos, minimo }) => ({
    columns: [
      day('Desde'),
      day('Hasta'),
      words('Recibidos'),
      words('Respondidos'),
      words('Respondidos a tiempo'),
      figure('Días hábiles en promedio'),
    ],
    rows: reclamos.map(({ desde, hasta, recibidos, respondidos, aTiempo, promedio }) => [
      desde,
      hasta,
      ...[recibidos, respondidos, aTiempo].map((cases) => cell(cases) ?? `menos de ${minimo}`),
      cell(promedio),
    ]),
  }),
  tasas: ({ tasas }) => ({
    columns: [day('Desde'), words('Concepto'), words('Condiciones'), words('Antes'), words('Ahora')],
    rows: tasas.map(({ desde, concepto, condiciones, antes, ahora }) => [desde, concepto, condiciones, antes, ahora]),
  }),
  indicadores: ({ indicadores }) => ({
    columns: [day('Al'), figure('CAP (%)'), figure('Mínimo legal (%)'), figure('Índice de mora (%)')],
    rows: indicadores.map(({ fechaCorte, cap, minimoLegal, mora }) => [fechaCorte, cap, minimoLegal, mora]),
  }),
  publicaciones: ({ publicaciones }) => ({
    columns: [words('Qué'), words('El último'), day('Publicado'), figure('En el último año'), words('Página')],
    rows: publicaciones.map(({ etiqueta, titulo, publicado, enUnAnio, enlace }) => [
      etiqueta,
      titulo,
      publicado,
      String(enUnAnio),
      enlace,
    ]),
  }),
};

const cell = (value: number | null): Cell => (value === null ? null : String(value));

async function* each(rows: Lines['rows']) {
  yield* rows;
}
