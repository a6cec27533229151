import type { AnySection } from '@coop/domain';
import { formPreview, newPreviewLink, previewLinks } from '@coop/domain/answers';
import { Body, Controller, Delete, Get, Param, Post, Put, type Type } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { jsonObject } from '../../platform/http/body/json.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiParam, ApiTags, namedController } from '../../platform/http/openapi/api.js';
import {
  ApiCreatedResponse,
  ApiIdResponse,
  ApiJsonBody,
  ApiJsonResponse,
} from '../../platform/http/openapi/api-decorators.js';
import { PreviewsService } from './previews.service.js';

/** Creates, lists and revokes preview links for a section's rows. */
export function previewController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id`)
  class PreviewController {
    constructor(readonly previews: PreviewsService) {}

    @Post('vista-previa')
    @Can('editar', section)
    @Idempotent()
    @ApiOperation({ summary: `Enlace que muestra el registro como está, por un día: ${section.label.one}` })
    @ApiCreatedResponse(newPreviewLink, ({ url }) => url)
    create(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.previews.create(section, staff, id);
    }

    @Put('al-lado')
    @Can('editar', section)
    @ApiOperation({
      summary: `Enlace que muestra el registro con cambios que nadie guardó, para verlo al lado de su formulario: ${section.label.one}`,
      description:
        'Lo que se rechazaría al guardar se omite. El enlace reemplaza al anterior de la misma persona y abre quince minutos.',
    })
    @ApiJsonBody(section.change)
    @ApiJsonResponse(formPreview)
    putBeside(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @Body({ schema: jsonObject }) sent: Record<string, unknown>,
    ) {
      return this.previews.replaceFormPreview(section, staff, id, sent);
    }

    @Get('vistas-previas')
    @Can('editar', section)
    @ApiOperation({ summary: 'Enlaces de vista previa que todavía abren' })
    @ApiJsonResponse(previewLinks)
    find(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.previews.find(section, staff, id);
    }

    @Delete('vistas-previas/:enlace')
    @Can('editar', section)
    @ApiOperation({ summary: 'Revoca un enlace de vista previa' })
    @ApiParam({ name: 'enlace', description: 'Identificador del enlace' })
    @ApiIdResponse()
    revoke(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @Param('enlace', { schema }) enlace: string,
    ) {
      return this.previews.revoke(section, staff, id, enlace);
    }
  }
  return namedController(section, 'VistaPrevia', PreviewController);
}
