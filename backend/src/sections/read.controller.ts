import type { AnySection } from '@coop/domain';
import { Controller, Get, Param, Query, Res, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Can } from '../auth/access.js';
import { CurrentStaff } from '../auth/current-staff.js';
import type { Staff } from '../auth/staff.js';
import { Answers, AnswersCsv, TakesId, TakesListQuery } from '../http/documented.js';
import { sendPage } from '../http/sendPage.js';
import { validateQuery } from '../http/validate.js';
import { CsvExport } from './csv-export.js';
import { listQuery } from './listQuery.js';
import { ResourceService } from './resource.service.js';

/** Reads a section: list, one, history, CSV. A class for each section: inherited handlers would share one access. */
export function readController(section: AnySection): Type {
  const query = listQuery(section);
  const { schema } = section.fields.id;

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}`)
  class ReadController {
    constructor(
      readonly resources: ResourceService,
      readonly csv: CsvExport,
    ) {}

    @Get()
    @Can('leer', section)
    @ApiOperation({ summary: `Lista de ${section.label.many}`, description: section.about })
    @TakesListQuery(section)
    @Answers(section, 'page')
    async find(@CurrentStaff() staff: Staff, @Query() asked: unknown, @Res() response: Response) {
      sendPage(response, section.name, await this.resources.findPage(section, staff, validateQuery(query, asked)));
    }

    @Get('exportar')
    @Can('exportar', section)
    @ApiOperation({ summary: `${section.label.many} en CSV` })
    @TakesListQuery(section)
    @AnswersCsv()
    export(@CurrentStaff() staff: Staff, @Query() asked: unknown, @Res() response: Response) {
      return this.csv.send(section, staff, validateQuery(query, asked), response);
    }

    @Get(':id')
    @Can('leer', section)
    @ApiOperation({ summary: `${section.label.one} por su identificador` })
    @TakesId()
    @Answers(section, 'row')
    get(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.resources.get(section, staff, id);
    }
  }
  return ReadController;
}
