import { type AnySection, fields } from '@coop/domain';
import { note, notes } from '@coop/domain/answers';
import { Body, Controller, Get, Param, Post, type Type } from '@nestjs/common';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags, namedController } from '../../platform/http/openapi/api.js';
import { ApiCreatedResponse, ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { NotesService } from './notes.service.js';

const newNote = z.strictObject({
  texto: fields
    .text('Nota interna', { required: true, multiline: true, max: 2000 })
    .schema()
    .meta({ title: 'Nota interna', examples: ['Llamó otra vez; espera la respuesta el lunes.'] }),
});

export function notesController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id/notas`)
  class NotesController {
    constructor(readonly notes: NotesService) {}

    @Get()
    @Can('anotar', section)
    @ApiOperation({ summary: 'Notas internas, de la última a la primera' })
    @ApiJsonResponse(notes)
    find(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.notes.find(section, staff, id);
    }

    @Post()
    @Can('anotar', section)
    @Idempotent()
    @ApiOperation({ summary: 'Agrega una nota interna; no se puede cambiar ni borrar' })
    @ApiCreatedResponse(note, (_, { id }) => `/api/${section.name}/${id}/notas`)
    @ApiProblems('transicion_invalida')
    add(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @Body({ schema: newNote }) { texto }: z.output<typeof newNote>,
    ) {
      return this.notes.add(section, staff, id, texto);
    }
  }
  return namedController(section, 'Notas', NotesController);
}
