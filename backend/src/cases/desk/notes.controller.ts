import { type AnySection, fields } from '@coop/domain';
import { Body, Controller, Get, Param, Post, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { TakesBody, TakesId } from '../../platform/http/openapi/documented.js';
import { jsonSchemaOf } from '../../platform/http/openapi/jsonSchemaOf.js';
import { namedController } from '../../platform/http/openapi/namedController.js';
import { NotesService } from './notes.service.js';

const newNote = z.strictObject({
  texto: fields
    .text('Nota interna', { required: true, multiline: true, max: 2000 })
    .schema.meta({ title: 'Nota interna' }),
});
const note = jsonSchemaOf(
  z.object({
    id: z.string(),
    accion: z.string().nullable().meta({ description: 'La orden que la trajo' }),
    texto: z.string(),
    uid: z.string().nullable(),
    email: z.string().nullable(),
    en: z.string(),
  }),
);

/** The internal notes of the cases of a section. */
export function notesController(section: AnySection): Type {
  const { schema } = section.fields.id;

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id/notas`)
  class NotesController {
    constructor(readonly notes: NotesService) {}

    @Get()
    @Can('anotar', section)
    @ApiOperation({ summary: 'Notas internas, de la última a la primera' })
    @TakesId()
    @ApiOkResponse({ description: 'Notas internas', schema: { type: 'array', items: note } })
    find(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.notes.find(section, staff, id);
    }

    @Post()
    @Can('anotar', section)
    @ApiOperation({ summary: 'Agrega una nota interna; no se puede cambiar ni borrar' })
    @TakesId()
    @TakesBody(newNote)
    @ApiCreatedResponse({ description: 'Nota interna', schema: note })
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
